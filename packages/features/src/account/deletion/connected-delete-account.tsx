'use client'

import type { ConfirmationProps } from '../password-confirmation.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { useDeleteAccount, type DeleteAccountOptions } from './use-delete-account.ts'

export interface DeleteAccountProps extends DeleteAccountOptions, ConfirmationProps {}

/** The deletion of the user's account, connected: {@link DeleteAccountCard} with {@link useDeleteAccount}. */
export function DeleteAccount({ email, hasTwoFactor, ...options }: DeleteAccountProps) {
  return <DeleteAccountCard deleteAccount={useDeleteAccount(options)} email={email} hasTwoFactor={hasTwoFactor} />
}
