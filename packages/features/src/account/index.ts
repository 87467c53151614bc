export { Account, type AccountProps } from './connected-account.tsx'
export { AccountView, type AccountParts, type AccountViewProps } from './account-view.tsx'
export { useAccount, type AccountHandle, type AccountOptions } from './use-account.ts'
export { accountMessages, type AccountMessages, type AccountState } from './account.ts'
