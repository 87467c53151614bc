import type { ComponentProps, CSSProperties } from 'react'
import { LabelledField, type FieldTexts } from './labelled-field.tsx'

/** The props of a text field, besides those of a native input. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'children'>, FieldTexts {
  /** Places the field. */
  className?: string | undefined
  /** Custom properties of the field. */
  style?: CSSProperties | undefined
}

/**
 * An input with its label, hint and error. Uncontrolled; `className` and `style` belong to the field, all other props to
 * the `<input>`. Slots: `field-label`, `field-control`, `field-error`, `field-hint`. It has `data-invalid` and `data-disabled`.
 */
export function TextField({ label, hint, error, className, style, ...input }: TextFieldProps) {
  const field = { label, hint, error, className, style }
  return (
    <LabelledField data-slot="text-field" {...field} control={input}>
      {(control) => <input {...control} />}
    </LabelledField>
  )
}
