import { useId, type ComponentProps } from 'react'
import { controlAttributes, Field, type FieldTexts } from './field.tsx'

/** The props of a text field, besides those of a native input. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'children'>, FieldTexts {
  /** Places the field. */
  className?: string
}

/** An input with its label, hint and error. Uncontrolled; all other props go to the `<input>`. */
export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, { hint, error }, input)
  return (
    <Field id={control.id} label={label} hint={hint} error={error} className={className}>
      <input className="ui-control" {...input} {...control} />
    </Field>
  )
}
