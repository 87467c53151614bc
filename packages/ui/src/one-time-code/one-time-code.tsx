'use client'

import { cx } from 'class-variance-authority'
import { useEffect, useRef, type ComponentProps, type CSSProperties } from 'react'
import { LabelledField, type FieldTexts } from '../field/labelled-field.tsx'

/** The props of a field for a code, besides those of a native input. */
export interface OneTimeCodeProps
  extends
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'children' | 'type' | 'inputMode' | 'pattern' | 'maxLength' | 'minLength'
    >,
    FieldTexts {
  /** How many digits the code has. @default 6 */
  length?: number | undefined
  /**
   * Called with the code when its last digit has been typed, pasted or filled in by the browser, before hydration too, if
   * the field has the focus then.
   */
  onComplete?: ((code: string) => void) | undefined
  /** Places the field. */
  className?: string | undefined
  /** Custom properties of the field. */
  style?: CSSProperties | undefined
}

/** Digits of Arabic and Persian keyboards, and the full-width ones of Chinese and Japanese. */
const otherDigits = /[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g

/**
 * A code of digits that was sent to the visitor. One input, so that it can be pasted, corrected and read out as a whole;
 * the browser offers the code of a message. Everything but digits is left out, and those of other keyboards become 0 to
 * 9. `className` and `style` belong to the field, all other props to the `<input>`. Slots: `field-label`, `field-control`,
 * `field-error`, `field-hint`. It has `data-invalid` and `data-disabled`.
 */
export function OneTimeCode({
  label,
  hint,
  error,
  length = 6,
  onComplete,
  onInput,
  onCompositionEnd,
  className,
  style,
  ...input
}: OneTimeCodeProps) {
  const field = useRef<HTMLDivElement>(null)
  const before = useRef<string>(null)
  const keepDigits = (element: HTMLInputElement) => {
    // Each of these rows begins at a multiple of 16.
    const ascii = element.value.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15))
    const digits = ascii.replace(/\D/g, '').slice(0, length)
    // Setting it moves the caret to the end.
    if (digits !== element.value) element.value = digits
    return digits
  }
  const complete = (digits: string) => {
    // Not again for a digit too many.
    if (digits.length === length && digits !== before.current) onComplete?.(digits)
    before.current = digits
  }
  useEffect(() => {
    const element = field.current?.querySelector('input')
    // The host may have emptied it. Then the same code completes it again.
    if (before.current !== null) {
      before.current = element?.value ?? ''
      return
    }
    // Of what was typed before hydration no event has arrived.
    before.current = ''
    // Not what the caller, or a browser that restores a form, has put there.
    if (element && element === document.activeElement && element.value !== element.defaultValue) {
      complete(keepDigits(element))
    }
  })
  return (
    <LabelledField
      ref={field}
      data-slot="one-time-code"
      label={label}
      hint={hint}
      error={error}
      // A container has no width of its own: in a parent that is as wide as its content, this one has room for six digits.
      className={cx('@container min-w-0 [contain-intrinsic-inline-size:16rem]', className)}
      style={style}
      control={{ autoComplete: 'one-time-code', spellCheck: false, ...input }}
    >
      {({ className, ...control }) => (
        <input
          {...control}
          type="text"
          inputMode="numeric"
          // Not `maxLength`, which would cut off a pasted code with a space in it.
          pattern={`\\d{${length}}`}
          dir="ltr"
          onInput={(event) => {
            // An input method composes in the field itself: changing it then would undo or repeat what is typed.
            const isComposing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing
            const digits = isComposing ? event.currentTarget.value : keepDigits(event.currentTarget)
            onInput?.(event)
            if (/^\d*$/.test(digits)) complete(digits)
          }}
          onCompositionEnd={(event) => {
            const digits = keepDigits(event.currentTarget)
            onCompositionEnd?.(event)
            complete(digits)
          }}
          style={{ '--digits': length }}
          className={`${className} ui-code`}
        />
      )}
    </LabelledField>
  )
}
