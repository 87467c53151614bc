'use client'

import type { ReactNode } from 'react'
import { loadable } from '../shared/config/loadable.tsx'
import { AccountView } from './account-view.tsx'
import { useAccount, type AccountOptions } from './use-account.ts'

export interface AccountProps extends AccountOptions {
  /** Where the user is signed in: `Sessions` of the dashboard. Rendered once the user is known. @default none */
  sessions?: ReactNode
}

// Loaded on demand. The view reserves its space.
const ChangePassword = loadable(
  async () => (await import('./password/connected-change-password.tsx')).ChangePassword,
  () => null,
)

/** The account page, connected: {@link AccountView} with {@link useAccount}, and the form that replaces the password. */
export function Account({ sessions, ...options }: AccountProps) {
  const account = useAccount(options)
  const user = account.state.status === 'ready' ? account.state.user : null
  return (
    <AccountView
      account={account}
      password={user && <ChangePassword email={user.email} />}
      sessions={sessions && (user ? sessions : null)}
    />
  )
}
