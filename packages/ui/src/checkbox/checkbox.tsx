import { cx } from 'class-variance-authority'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { FieldError, useControl } from '../field/field.tsx'
import { CheckIcon } from '../icons/controls.tsx'

/** The props of a checkbox, besides those of a native one. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'children'> {
  /** Its label. It may contain links: pressing one does not toggle the checkbox. */
  label: ReactNode
  /** The error message. With one, the checkbox is invalid. */
  error?: ReactNode
  /** Places the checkbox with its label and error. */
  className?: string
  /** Custom properties of the checkbox with its label and error. */
  style?: CSSProperties
}

/**
 * A native checkbox with its label and error. Uncontrolled; `className` and `style` belong to the whole, all other props
 * to the `<input>`. Slots: `field-label`, `field-control`, `field-error`.
 */
export function Checkbox({ label, error, className, style, ...input }: CheckboxProps) {
  const control = useControl(input, { error })
  return (
    <div data-slot="checkbox" className={cx('grid gap-1.5 text-small', className)} style={style}>
      <label
        data-slot="field-label"
        className="flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        <span className="relative grid flex-none place-items-center">
          <input
            data-slot="field-control"
            {...control}
            type="checkbox"
            className={cx(
              'peer size-6 appearance-none rounded-[min(var(--radius-1),0.375rem)] border-(length:--border-control) border-line-strong bg-surface',
              'checked:border-action checked:bg-action hover:border-ink',
              'aria-invalid:border-3 aria-invalid:border-danger disabled:border-line disabled:bg-sunk',
            )}
          />
          <CheckIcon
            size="small"
            className="pointer-events-none absolute invisible text-on-action peer-checked:visible forced-colors:text-[CanvasText]"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </div>
  )
}
