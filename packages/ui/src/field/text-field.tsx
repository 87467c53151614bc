import { useId, type ComponentProps } from 'react'
import { controlAttributes, Field, type FieldTexts } from './field.tsx'

/** What a text field can be told, beside everything a native input can. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'children'>, FieldTexts {
  /** Places the field. */
  className?: string
}

/** A labelled one-line input with its hint and error. Uncontrolled; everything else goes to the `<input>`. */
export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, { hint, error })
  return (
    <Field id={control.id} label={label} hint={hint} error={error} className={className}>
      <input className="ui-control" {...input} {...control} />
    </Field>
  )
}
