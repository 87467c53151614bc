import type { LogoutError, LogoutEvent } from '../shared/account/logout.ts'
import type { StoredSession, User } from '../shared/ports/session.ts'

/**
 * State of the page: `pending` until storage has been read, and after logging out. `signed-out`: it leads to sign-in, and
 * back. `capabilities` are the back end's optional calls, by their names in `accountApiRoutes`; null while they are loaded,
 * and `unavailable` if they cannot be. `error`: the visitor logged out here, but the server's session has not ended.
 */
export type AccountState =
  | { status: 'pending' }
  | { status: 'signed-out' }
  | { status: 'ready'; user: User; capabilities: readonly string[] | 'unavailable' | null }
  | LogoutError

/** What changes the state: the stored session was read, the capabilities were loaded, or the visitor logs out. */
export type AccountEvent =
  | { type: 'read'; stored: StoredSession }
  | { type: 'loaded'; capabilities: readonly string[] | 'unavailable' }
  | LogoutEvent

/** The state after an event. */
export function transition(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case 'read':
      if (event.stored.status !== 'signed-in') return state.status === 'signed-out' ? state : { status: 'signed-out' }
      return {
        status: 'ready',
        user: event.stored.user,
        capabilities: state.status === 'ready' ? state.capabilities : null,
      }
    case 'loaded':
      return state.status === 'ready' ? { ...state, capabilities: event.capabilities } : state
    case 'loggedOut':
      return { status: 'pending' }
    case 'responded':
      // Another session may have been stored before.
      return state.status === 'pending' ? (event.error ?? { status: 'signed-out' }) : state
    default:
      return event satisfies never
  }
}

/** The page's texts. */
export const accountMessages = {
  title: 'Your account',
  pending: 'Loading...',
  withoutScripts: 'This page needs JavaScript. Turn it on, and reload the page.',
  signedOut: 'Please sign in first.',
  toSignIn: 'Sign in',
  toDashboard: 'Dashboard',
  logout: 'Logout',
  refused: 'You are logged out on this device, but not on the server.',
  unreachable: 'You are logged out on this device. The server could not be reached.',
}
export type AccountMessages = typeof accountMessages
