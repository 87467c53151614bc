'use client'

import { useId, useImperativeHandle, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { AlertIcon, EyeIcon, EyeOffIcon } from '../icons/controls.tsx'
import { controlAttributes, Field, type FieldTexts } from './field.tsx'

/** The props of a password field, besides those of a native input. It sets the `type` itself. */
export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'>, FieldTexts {
  /** Places the field. */
  className?: string
  /** The texts of its button and its notice, in the visitor's language. */
  texts?: PasswordFieldTexts
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
 * state, since the two together would contradict each other. Pasting and password managers work as in any input.
 */
export function PasswordField({
  id,
  label,
  hint,
  error,
  className = '',
  texts = english,
  ref,
  ...input
}: PasswordFieldProps) {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, { hint, error }, input)
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, [])
  const [isShown, setIsShown] = useState(false)
  const [isCapsLockOn, setIsCapsLockOn] = useState(false)

  const toggle = () => {
    // Safari moves the caret to an end when an input's type changes.
    const { selectionStart = null, selectionEnd = null } = field.current ?? {}
    flushSync(() => setIsShown(!isShown))
    field.current?.setSelectionRange(selectionStart, selectionEnd)
  }
  const watchCapsLock = (event: KeyboardEvent) => setIsCapsLockOn(event.getModifierState('CapsLock'))

  return (
    <Field id={control.id} label={label} hint={hint} error={error} className={`relative ${className}`}>
      <div className="relative" onKeyDown={watchCapsLock} onKeyUp={watchCapsLock} onBlur={() => setIsCapsLockOn(false)}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          ref={field}
          type={isShown ? 'text' : 'password'}
          className="ui-control pe-13"
        />
        <button
          type="button"
          aria-label={isShown ? texts.hide : texts.show}
          className="absolute inset-y-0.5 inset-e-0.5 grid w-11 cursor-pointer place-items-center rounded-1 text-ink-muted -outline-offset-3 hover:text-ink"
          onClick={toggle}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      {/* In the gap below the field: it comes and goes while a visitor presses what follows, which must not move. */}
      <p
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
    </Field>
  )
}
