export { DeleteAccount, type DeleteAccountProps } from './connected-delete-account.tsx'
export { DeleteAccountCard, type DeleteAccountCardProps } from './delete-account-card.tsx'
export { useDeleteAccount, type DeleteAccountHandle, type DeleteAccountOptions } from './use-delete-account.ts'
export {
  deleteAccountMessages,
  type AccountDeleted,
  type DeleteAccountError,
  type DeleteAccountFieldErrors,
  type DeleteAccountMessages,
  type DeleteAccountPort,
  type DeleteAccountState,
} from './delete-account.ts'
