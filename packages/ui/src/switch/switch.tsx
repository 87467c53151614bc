'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cx } from 'class-variance-authority'
import { useEffect, useRef, type ComponentProps, type CSSProperties } from 'react'
import { FieldNotes, toStateAttributes, useControl, type FieldTexts } from '../field/labelled-field.tsx'

/** The props of a switch, besides those of a native checkbox. */
export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'style' | 'children'>, FieldTexts {
  /** Called with whether it is on, after `onChange`. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Places the switch with its label, hint and error. */
  className?: string | undefined
  /** Custom properties of the switch with its label, hint and error. */
  style?: CSSProperties | undefined
}

/**
 * Turns a setting on or off at once. A native checkbox with the role `switch`, so it takes part in forms, and works
 * without JavaScript. Uncontrolled with `defaultChecked`, or controlled with `checked`; `className` and `style` belong to
 * the whole, all other props to the `<input>`. Slots: `field-label`, `field-control`, `field-error`, `field-hint`. It has `data-invalid` and `data-disabled`.
 */
export function Switch({ label, hint, error, className, style, onCheckedChange, ...input }: SwitchProps) {
  const control = useControl(input, { hint, error })
  const inputRef = useRef<HTMLInputElement>(null)
  const ref = useComposedRefs(input.ref, inputRef)
  // A reset of the form leaves it as it is. React sets its default once only, and resets a form after its action.
  useEffect(() => {
    if (inputRef.current && input.checked !== undefined) inputRef.current.defaultChecked = input.checked
  })
  return (
    <div
      data-slot="switch"
      {...toStateAttributes(control['aria-invalid'], input.disabled)}
      className={cx('grid', className)}
      style={style}
    >
      <label
        data-slot="field-label"
        className="flex min-h-(--target) cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:text-ink-muted"
      >
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className="relative grid flex-none items-center">
          <input
            data-slot="field-control"
            {...control}
            ref={ref}
            type="checkbox"
            role="switch"
            onChange={(event) => {
              input.onChange?.(event)
              onCheckedChange?.(event.target.checked)
            }}
            className={cx(
              'peer h-7 w-12 appearance-none rounded-round border-(length:--border-control) border-line-strong bg-sunk transition-colors duration-(--duration-fast)',
              'checked:border-action checked:bg-action hover:border-ink',
              'aria-invalid:border-3 aria-invalid:border-danger disabled:border-line disabled:checked:bg-line-strong',
            )}
          />
          <span
            aria-hidden="true"
            className={cx(
              'pointer-events-none absolute start-1 size-5 rounded-round bg-line-strong transition-[inset-inline-start] duration-(--duration-fast) motion-reduce:transition-none',
              'peer-checked:start-6 peer-checked:bg-on-action',
              'peer-disabled:bg-line peer-disabled:peer-checked:bg-surface forced-colors:bg-[ButtonText]! forced-colors:peer-checked:bg-[Highlight]! forced-colors:peer-disabled:bg-[GrayText]!',
            )}
          />
        </span>
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  )
}
