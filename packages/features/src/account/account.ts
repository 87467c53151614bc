import type { StoredSession, User } from '../shared/ports/session.ts'

/** State of the page. `signed-out`: it leads to sign-in, and back. */
export type AccountState = { status: 'pending' } | { status: 'signed-out' } | { status: 'ready'; user: User }

/** The state after the stored session was read. */
export function transition(state: AccountState, stored: StoredSession): AccountState {
  if (stored.status === 'signed-in') return { status: 'ready', user: stored.user }
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
