import { LinkButton } from '@summit/ui/link-button'
import { PageLink } from '../config/page-link.tsx'

export interface FormSuccessProps {
  text: string
  /** The target of the link; null for no link. */
  href: string | null
  /** The text of the link. */
  label: string
}

/** What replaces a form's button after success: a sentence, and a link to where the redirect leads. */
export function FormSuccess({ text, href, label }: FormSuccessProps) {
  return (
    <div role="status" className="grid gap-2">
      <p>{text}</p>
      {href !== null && (
        <LinkButton variant="accent" block render={<PageLink href={href} />}>
          {label}
        </LinkButton>
      )}
    </div>
  )
}
