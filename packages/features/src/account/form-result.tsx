import type { Ref } from 'react'

interface FormResultProps {
  status: string
  /** Those of {@link useForm}: the browser has refused another attempt since. */
  errors: object
  text: string
  /** Makes it focusable. */
  ref?: Ref<HTMLParagraphElement> | undefined
}

/** Says below a form, which stays, that the last attempt has succeeded. */
export function FormResult({ status, errors, text, ref }: FormResultProps) {
  return (
    <p ref={ref} tabIndex={ref ? -1 : undefined} role="status" className="text-ink-muted empty:hidden">
      {status === 'success' && Object.keys(errors).length === 0 && text}
    </p>
  )
}
