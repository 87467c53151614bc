import { paths } from '../shared/config/paths.ts'
import { accountMessages, type AccountState } from './account.ts'
import type { AccountHandle } from './use-account.ts'

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  'signed-out': { status: 'signed-out' },
  ready: {
    status: 'ready',
    user: { name: 'Ada Keller', email: 'ada@example.org' },
    capabilities: [
      'changeEmail',
      'changeName',
      'changePassword',
      'deleteAccount',
      'exportData',
      'identities',
      'passkeys',
    ],
  },
  error: { status: 'error', reason: 'unreachable', message: accountMessages.unreachable },
} satisfies { [S in AccountState['status']]: Extract<AccountState, { status: S }> }

/** The server refused to end its session. */
export const logoutRefused: AccountState = { status: 'error', reason: 'refused', message: accountMessages.refused }

/** A mock return value of `useAccount` in this state. */
export function mockHandle(state: AccountState, handle: Partial<AccountHandle> = {}): AccountHandle {
  return {
    messages: accountMessages,
    signInPath: `${paths.login}?next=%2Faccount`,
    refresh: () => {},
    visit: 0,
    checkSession: () => {},
    logout: () => {},
    ...handle,
    state,
  }
}
