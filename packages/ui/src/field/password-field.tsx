'use client'

import { cx } from 'class-variance-authority'
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { AlertIcon, EyeIcon, EyeOffIcon } from '../icons/controls.tsx'
import { LabelledField, type FieldTexts } from './labelled-field.tsx'

/** The props of a password field, besides those of a native input. It sets the `type` itself. */
export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'children'>, FieldTexts {
  /** Places the field. */
  className?: string | undefined
  /** Custom properties of the field. */
  style?: CSSProperties | undefined
  /** The texts of its button and its notice, in the visitor's language. @default English */
  texts?: PasswordFieldTexts | undefined
}

/** The texts of a password field's button and notice. */
export interface PasswordFieldTexts {
  /** The button's name while the password is hidden. */
  show: string
  /** The button's name while the password is shown. */
  hide: string
  /** The notice that is shown and announced while Caps Lock is on in the field. */
  capsLock: string
}

const english: PasswordFieldTexts = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps Lock is on' }

/**
 * A password field with a button that shows and hides what was typed. The button changes its name and has no pressed
 * state, since the two together would contradict each other. A press of it leaves the focus in the input. Submitting the
 * form hides the password. Pasting and password managers work as in any input.
 * `className` and `style` belong to the field, all other props to the `<input>`. Slots: `field-label`, `field-control`,
 * `field-error`, `field-hint`, `password-field-toggle`, `password-field-notice`. It has `data-invalid` and `data-disabled`.
 */
export function PasswordField({
  label,
  hint,
  error,
  className,
  style,
  texts = english,
  ref,
  ...input
}: PasswordFieldProps) {
  const field = { label, hint, error, style }
  const node = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => node.current, [])
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)

  // A browser may keep the texts of a form that is submitted, and offer them to whoever uses the device next.
  useEffect(() => {
    const form = isShown && node.current?.form
    if (!form) return
    const hide = () => flushSync(() => setIsShown(false))
    form.addEventListener('submit', hide)
    return () => form.removeEventListener('submit', hide)
  }, [isShown])

  const toggle = () => {
    // Safari moves the caret to an end when an input's type changes.
    const { selectionStart = null, selectionEnd = null } = node.current ?? {}
    flushSync(() => setIsShown(!isShown))
    node.current?.setSelectionRange(selectionStart, selectionEnd)
  }
  const watchCapsLock = (event: ReactKeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'))

  return (
    <LabelledField data-slot="password-field" {...field} control={input} className={cx('relative', className)}>
      {(control) => (
        <>
          <div
            className="relative"
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            onBlur={() => setIsCapsLockOn(false)}
          >
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              ref={node}
              type={isShown ? 'text' : 'password'}
              className={cx(control.className, 'pe-13')}
            />
            <button
              data-slot="password-field-toggle"
              type="button"
              aria-label={isShown ? texts.hide : texts.show}
              disabled={input.disabled}
              className="absolute inset-y-0.5 inset-e-0.5 grid w-11 cursor-pointer place-items-center rounded-1 text-ink-muted -outline-offset-3 hover:text-ink disabled:cursor-not-allowed disabled:text-ink-muted"
              // A tap keeps the focus where it is: a phone would hide its keyboard, and the page would move.
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            >
              {isShown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          </div>
          {/* In the gap below the field: it comes and goes while a visitor presses what follows, which must not move. */}
          <p
            data-slot="password-field-notice"
            role="status"
            className="ui-field-note pointer-events-none absolute inset-x-0 top-full pt-0.5 font-medium text-caution"
          >
            {isCapsLockOn && (
              <>
                <AlertIcon size="small" />
                <span>{texts.capsLock}</span>
              </>
            )}
          </p>
        </>
      )}
    </LabelledField>
  )
}
