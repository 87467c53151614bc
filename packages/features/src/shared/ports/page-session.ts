import type { Session, User } from './session.ts'

/**
 * The port `session` of a host whose server renders each page with its user: the browser stores nothing but the server's
 * cookie. It is known from `initialUser` or signing in until the document is left, so leave out the provider's `navigate`:
 * redirects load a document then.
 */
export function createPageSession(): Session {
  let user: User | null = null
  return {
    read: () => (user ? { status: 'signed-in', user } : { status: 'signed-out' }),
    open: ({ name = null, email = null }) => {
      user = { name, email }
    },
    close: () => {
      user = null
    },
    // Nothing of it is in other tabs.
    watch: () => () => {},
  }
}
