'use client'

import { DeleteAccountCard, type DeleteAccountCardProps } from './delete-account-card.tsx'
import { useDeleteAccount, type DeleteAccountOptions } from './use-delete-account.ts'

export interface DeleteAccountProps extends DeleteAccountOptions, Pick<DeleteAccountCardProps, 'email'> {}

/** The deletion of the user's account, connected: {@link DeleteAccountCard} with {@link useDeleteAccount}. */
export function DeleteAccount({ email, ...options }: DeleteAccountProps) {
  return <DeleteAccountCard deleteAccount={useDeleteAccount(options)} email={email} />
}
