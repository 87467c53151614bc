'use client'

import { ChangePasswordCard, type ChangePasswordCardProps } from './change-password-card.tsx'
import { useChangePassword, type ChangePasswordOptions } from './use-change-password.ts'

export interface ChangePasswordProps extends ChangePasswordOptions, Pick<ChangePasswordCardProps, 'email'> {}

/** The form that replaces the user's password, connected: {@link ChangePasswordCard} with {@link useChangePassword}. */
export function ChangePassword({ email, ...options }: ChangePasswordProps) {
  return <ChangePasswordCard changePassword={useChangePassword(options)} email={email} />
}
