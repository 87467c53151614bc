'use client'

import { linkVariants } from '@summit/ui/link'
import { PasswordField, type PasswordFieldTexts } from '@summit/ui/password-field'
import { TextField } from '@summit/ui/text-field'
import { useState } from 'react'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'

/** What a card knows of the user whom it asks for the password. */
export interface ConfirmationProps {
  /** The user's address, for password managers. @default unknown */
  email?: string | null | undefined
  /** Whether to ask for a code at once, and not only when the server does. @default false */
  hasTwoFactor?: boolean | undefined
}

/** The messages of {@link PasswordConfirmation}. */
export interface ConfirmationMessages {
  currentPassword: string
  forgotPassword: string
  passwordField: PasswordFieldTexts
  codeField: { label: string; hint: string }
}

interface PasswordConfirmationProps extends ConfirmationProps {
  getError: (name: string) => string | undefined
  messages: ConfirmationMessages
}

/**
 * The field `currentPassword`, with a link for users who have none, and the field `code` for users with two-factor
 * authentication.
 */
export function PasswordConfirmation({ email, hasTwoFactor = false, getError, messages }: PasswordConfirmationProps) {
  const codeError = getError('code')
  // Once the server has asked, the field stays.
  const [isAsked, setIsAsked] = useState(false)
  if (codeError !== undefined && !isAsked) setIsAsked(true)
  return (
    <>
      <CurrentPassword email={email} error={getError('currentPassword')} messages={messages} />
      {(hasTwoFactor || isAsked) && (
        <TextField
          label={messages.codeField.label}
          hint={messages.codeField.hint}
          name="code"
          required
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={codeError}
        />
      )}
    </>
  )
}

interface CurrentPasswordProps extends Pick<PasswordConfirmationProps, 'email' | 'messages'> {
  error: string | undefined
}

function CurrentPassword({ email, error, messages }: CurrentPasswordProps) {
  const { routes } = useConfig()
  return (
    <div className="grid gap-2">
      {email && (
        // Password managers take the field before a password as its user name.
        <input
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
      )}
      <PasswordField
        label={messages.currentPassword}
        name="currentPassword"
        required
        autoComplete="current-password"
        error={error}
        texts={messages.passwordField}
      />
      <PageLink
        href={routes.forgotPassword}
        className={linkVariants({ className: 'justify-self-start py-1 text-small' })}
      >
        {messages.forgotPassword}
      </PageLink>
    </div>
  )
}
