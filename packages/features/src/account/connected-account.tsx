'use client'

import type { Capability } from '@summit/contract'
import { Fragment, useReducer, useState, type ReactNode } from 'react'
import { loadable } from '../shared/config/loadable.tsx'
import type { HttpClient } from '../shared/ports/request.ts'
import { PortsContext, usePorts } from '../shared/ports/use-ports.ts'
import { AccountView } from './account-view.tsx'
import { NeedsConnection } from './needs-connection.tsx'
import { useAccount, type AccountHandle, type AccountOptions } from './use-account.ts'

export interface AccountProps extends AccountOptions {
  /**
   * Where the user is signed in: `Sessions` of the dashboard. Rendered once the user is known, and anew once the password
   * is changed. @default none
   */
  sessions?: ReactNode
}

// Loaded on demand. The view reserves its space.
const ChangePassword = loadable(
  async () => (await import('./password/connected-change-password.tsx')).ChangePassword,
  NeedsConnection,
)

const ChangeEmail = loadable(
  async () => (await import('./email/connected-change-email.tsx')).ChangeEmail,
  NeedsConnection,
)

const ChangeName = loadable(async () => (await import('./name/connected-change-name.tsx')).ChangeName, NeedsConnection)

const Passkeys = loadable(async () => (await import('./passkeys/connected-passkeys.tsx')).Passkeys, NeedsConnection)

const LinkedIdentities = loadable(
  async () => (await import('./identities/connected-identities.tsx')).LinkedIdentities,
  NeedsConnection,
)

const TwoFactorSettings = loadable(
  async () => (await import('./two-factor/connected-two-factor-settings.tsx')).TwoFactorSettings,
  NeedsConnection,
)

const ExportData = loadable(async () => (await import('./data/connected-export-data.tsx')).ExportData, NeedsConnection)

const DeleteAccount = loadable(
  async () => (await import('./deletion/connected-delete-account.tsx')).DeleteAccount,
  NeedsConnection,
)

/**
 * The account page, connected: {@link AccountView} with {@link useAccount}, and the parts that its back end can do. Where a
 * call of a part is answered with 401, it checks whether the session has ended.
 */
export function Account({ sessions, ...options }: AccountProps) {
  const account = useAccount(options)
  return <AccountOfUser key={account.visit} account={account} sessions={sessions} />
}

/** What is loaded and typed belongs to one user. */
function AccountOfUser({ account, sessions }: { account: AccountHandle; sessions: ReactNode }) {
  const ports = usePorts()
  const request: HttpClient = async (call) => {
    const response = await ports.request(call)
    if (response.status === 401) account.checkSession()
    return response
  }
  const { user, capabilities } = account.state.status === 'ready' ? account.state : { user: null, capabilities: null }
  const [hasTwoFactor, setHasTwoFactor] = useState(false)
  const [passwordChanges, countPasswordChange] = useReducer((count: number) => count + 1, 0)
  const confirmation = { email: user?.email, hasTwoFactor }
  const known = capabilities === 'unavailable' ? null : capabilities
  const has = (name: Capability) => known?.includes(name) ?? false
  return (
    <PortsContext value={{ ...ports, request }}>
      <AccountView
        account={account}
        // Shown until the back end has said that it cannot.
        password={
          known && !has('changePassword')
            ? undefined
            : user && <ChangePassword {...confirmation} onSuccess={countPasswordChange} />
        }
        email={user && has('changeEmail') && <ChangeEmail {...confirmation} onSuccess={account.refresh} />}
        passkeys={user && has('passkeys') && <Passkeys {...confirmation} />}
        identities={user && has('identities') && <LinkedIdentities {...confirmation} />}
        twoFactor={user && has('twoFactor') && <TwoFactorSettings email={user.email} onChange={setHasTwoFactor} />}
        name={user && has('changeName') && <ChangeName name={user.name} onSuccess={account.refresh} />}
        data={user && has('exportData') && <ExportData />}
        deletion={user && has('deleteAccount') && <DeleteAccount {...confirmation} />}
        // A new password ends the other sessions, so they are loaded again.
        sessions={sessions && (user ? <Fragment key={passwordChanges}>{sessions}</Fragment> : null)}
      />
    </PortsContext>
  )
}
