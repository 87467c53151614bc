import { cx } from 'class-variance-authority'
import type { ComponentProps, CSSProperties } from 'react'
import { LabelledField, type FieldTexts } from './labelled-field.tsx'

/** The props of a text area, besides those of a native one. */
export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'>, FieldTexts {
  /** Places the field. */
  className?: string | undefined
  /** Custom properties of the field. */
  style?: CSSProperties | undefined
}

/**
 * A text area with its label, hint and error. It is `rows` high and, in browsers that can, grows with its text up to half
 * of the window. Uncontrolled; `className` and `style` belong to the field, all other props
 * to the `<textarea>`. Slots: `field-label`, `field-control`, `field-error`, `field-hint`. It has `data-invalid` and `data-disabled`.
 */
export function TextArea({ label, hint, error, className, style, ...area }: TextAreaProps) {
  const field = { label, hint, error, className, style }
  return (
    <LabelledField data-slot="text-area" {...field} control={area}>
      {(control) => (
        <textarea {...control} className={cx(control.className, 'ui-text-area')} style={{ '--rows': area.rows }} />
      )}
    </LabelledField>
  )
}
