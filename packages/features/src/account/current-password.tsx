'use client'

import { linkVariants } from '@summit/ui/link'
import { PasswordField, type PasswordFieldTexts } from '@summit/ui/password-field'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'

interface CurrentPasswordProps {
  /** The user's address, for password managers. */
  email: string | null | undefined
  error: string | undefined
  messages: { currentPassword: string; forgotPassword: string; passwordField: PasswordFieldTexts }
}

/** The field `currentPassword`, with a link for users who have none. */
export function CurrentPassword({ email, error, messages }: CurrentPasswordProps) {
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
