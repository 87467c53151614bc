'use client'

import type { ConfirmationProps } from '../password-confirmation.tsx'
import { ChangeEmailCard } from './change-email-card.tsx'
import { useChangeEmail, type ChangeEmailOptions } from './use-change-email.ts'

export interface ChangeEmailProps extends ChangeEmailOptions, ConfirmationProps {}

/** The card that changes the user's email address, connected: {@link ChangeEmailCard} with {@link useChangeEmail}. */
export function ChangeEmail({ email, hasTwoFactor, ...options }: ChangeEmailProps) {
  return <ChangeEmailCard changeEmail={useChangeEmail(options)} email={email} hasTwoFactor={hasTwoFactor} />
}
