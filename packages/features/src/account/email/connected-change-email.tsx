'use client'

import { ChangeEmailCard, type ChangeEmailCardProps } from './change-email-card.tsx'
import { useChangeEmail, type ChangeEmailOptions } from './use-change-email.ts'

export interface ChangeEmailProps extends ChangeEmailOptions, Pick<ChangeEmailCardProps, 'email'> {}

/** The card that changes the user's email address, connected: {@link ChangeEmailCard} with {@link useChangeEmail}. */
export function ChangeEmail({ email, ...options }: ChangeEmailProps) {
  return <ChangeEmailCard changeEmail={useChangeEmail(options)} email={email} />
}
