import type { StoredSession, User } from '../shared/ports/session.ts'

/**
 * State of the page. `signed-out`: it leads to sign-in, and back. `capabilities` are the back end's optional calls, by
 * their names in `accountApiRoutes`; null while they are loaded.
 */
export type AccountState =
  | { status: 'pending' }
  | { status: 'signed-out' }
  | { status: 'ready'; user: User; capabilities: readonly string[] | null }

/** What changes the state: the stored session was read, or the capabilities were loaded. */
export type AccountEvent = { type: 'read'; stored: StoredSession } | { type: 'loaded'; capabilities: readonly string[] }

/** The state after an event. */
export function transition(state: AccountState, event: AccountEvent): AccountState {
  if (event.type === 'loaded') {
    return state.status === 'ready' ? { ...state, capabilities: event.capabilities } : state
  }
  const { stored } = event
  if (stored.status === 'signed-in') {
    return { status: 'ready', user: stored.user, capabilities: state.status === 'ready' ? state.capabilities : null }
  }
  return state.status === 'signed-out' ? state : { status: 'signed-out' }
}

/** The page's texts. */
export const accountMessages = {
  title: 'Your account',
  pending: 'Loading...',
  signedOut: 'Please sign in first.',
  toSignIn: 'Sign in',
  toDashboard: 'Dashboard',
}
export type AccountMessages = typeof accountMessages
