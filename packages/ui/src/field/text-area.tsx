import { useId, type ComponentProps } from 'react'
import { controlAttributes, Field, type FieldTexts } from './field.tsx'

/** The props of a text area, besides those of a native one. */
export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'children'>, FieldTexts {
  /** Places the field. */
  className?: string
}

/** A text area with its label, hint and error. Uncontrolled; all other props go to the `<textarea>`. */
export function TextArea({ id, label, hint, error, className, ...area }: TextAreaProps) {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, { hint, error }, area)
  return (
    <Field id={control.id} label={label} hint={hint} error={error} className={className}>
      <textarea className="ui-control min-h-24 resize-y" {...area} {...control} />
    </Field>
  )
}
