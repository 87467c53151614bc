import type { ComponentProps, CSSProperties } from 'react'
import { LabelledField, type FieldTexts } from '../field/labelled-field.tsx'

/** The props of a field for files, besides those of a native file input. */
export interface FileInputProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'type' | 'value'>, FieldTexts {
  /** Places the field. */
  className?: string | undefined
  /** Custom properties of the field. */
  style?: CSSProperties | undefined
}

/**
 * Takes files from the visitor, by the system's dialog or dropped on it. A native file input, whose button and text are
 * the browser's, in its language. `className` and `style` belong to the field, all other props (`accept`, `multiple`) to
 * the `<input>`. Slots: `field-label`, `field-control`, `field-error`, `field-hint`. It has `data-invalid` and `data-disabled`.
 */
export function FileInput({ label, hint, error, className, style, ...input }: FileInputProps) {
  const field = { label, hint, error, className, style }
  return (
    <LabelledField data-slot="file-input" {...field} control={input}>
      {({ className, ...control }) => <input {...control} type="file" className={`${className} ui-file`} />}
    </LabelledField>
  )
}
