'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cx } from 'class-variance-authority'
import { useEffect, useRef, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { FieldNotes, toStateAttributes, useControl } from '../field/labelled-field.tsx'
import { CheckIcon } from '../icons/controls.tsx'

/** The props of a checkbox, besides those of a native one. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'children'> {
  /** Its label. It may contain links: pressing one does not toggle the checkbox. */
  label: ReactNode
  /** Help that is always shown. */
  hint?: ReactNode
  /** The error message. With one, the checkbox is invalid. */
  error?: ReactNode
  /** Neither checked nor unchecked, as for several of which some are checked. Pressing the checkbox checks it. */
  indeterminate?: boolean | undefined
  /** Called with whether it is checked, after `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Places the checkbox with its label and error. */
  className?: string | undefined
  /** Custom properties of the checkbox with its label and error. */
  style?: CSSProperties | undefined
}

/**
 * A native checkbox with its label, hint and error. Uncontrolled with `defaultChecked`, or controlled with `checked`;
 * `className` and `style` belong to the whole, all other props to the `<input>`. Slots: `field-label`, `field-control`,
 * `field-error`, `field-hint`. It has `data-invalid` and `data-disabled`.
 */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  onCheckedChange,
  className,
  style,
  ...input
}: CheckboxProps) {
  const control = useControl(input, { hint, error })
  const inputRef = useRef<HTMLInputElement>(null)
  const ref = useComposedRefs(input.ref, inputRef)
  useEffect(() => {
    if (!inputRef.current) return
    // HTML has no attribute for it. After every render, since a press ends the state, and the caller may keep it.
    inputRef.current.indeterminate = indeterminate
    // A reset of the form leaves it as it is. React sets its default once only, and resets a form after its action.
    if (input.checked !== undefined) inputRef.current.defaultChecked = input.checked
  })
  return (
    <div
      data-slot="checkbox"
      {...toStateAttributes(control['aria-invalid'], input.disabled)}
      className={cx('grid gap-1.5 text-small', className)}
      style={style}
    >
      <label
        data-slot="field-label"
        className="flex cursor-pointer items-start gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        <span className="relative grid flex-none place-items-center">
          <input
            data-slot="field-control"
            {...control}
            ref={ref}
            type="checkbox"
            onChange={(event) => {
              input.onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
            className={cx(
              'peer size-6 appearance-none rounded-[min(var(--radius-1),0.375rem)] border-(length:--border-control) border-line-strong bg-surface',
              'checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action hover:border-ink',
              'aria-invalid:border-3 aria-invalid:border-danger disabled:border-line disabled:bg-sunk',
            )}
          />
          <CheckIcon
            size="small"
            className="pointer-events-none absolute invisible peer-checked:visible peer-indeterminate:invisible peer-enabled:text-on-action"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute invisible h-0.5 w-3 bg-current peer-indeterminate:visible peer-enabled:text-on-action forced-colors:bg-[CanvasText]"
          />
        </span>
        <span className="min-w-0 text-pretty wrap-anywhere">{label}</span>
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  )
}
