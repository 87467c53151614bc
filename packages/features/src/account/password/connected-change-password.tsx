'use client'

import type { ConfirmationProps } from '../password-confirmation.tsx'
import { ChangePasswordCard } from './change-password-card.tsx'
import { useChangePassword, type ChangePasswordOptions } from './use-change-password.ts'

export interface ChangePasswordProps extends ChangePasswordOptions, ConfirmationProps {}

/** The form that replaces the user's password, connected: {@link ChangePasswordCard} with {@link useChangePassword}. */
export function ChangePassword({ email, hasTwoFactor, ...options }: ChangePasswordProps) {
  return <ChangePasswordCard changePassword={useChangePassword(options)} email={email} hasTwoFactor={hasTwoFactor} />
}
