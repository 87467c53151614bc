import { useId, type ComponentProps } from 'react'
import { controlAttributes, Field, type FieldTexts } from './field.tsx'

/** What a text area can be told, beside everything a native one can. */
export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'children'>, FieldTexts {
  /** Places the field. */
  className?: string
}

/** A labelled input of several lines, with its hint and error. Uncontrolled; everything else goes to the `<textarea>`. */
export function TextArea({ id, label, hint, error, className, ...area }: TextAreaProps) {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, { hint, error })
  return (
    <Field id={control.id} label={label} hint={hint} error={error} className={className}>
      <textarea className="ui-control min-h-24 resize-y" {...area} {...control} />
    </Field>
  )
}
