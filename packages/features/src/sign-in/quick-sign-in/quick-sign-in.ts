import type { ApiUser } from '@summit/contract'
import type { Credentials } from '../sign-in.ts'

/** Finds the demo account of the server; null where it has none. Never rejects. */
export type FindDemo = (signal: AbortSignal) => Promise<Credentials | null>

/** Finds the user of the server's session; null where there is none. Never rejects. */
export type FindVisitor = (signal: AbortSignal) => Promise<ApiUser | null>

/** The quicker way to sign in that is offered, if any. */
export type QuickSignInState =
  { status: 'none' } | { status: 'visitor'; name: string } | { status: 'demo'; credentials: Credentials }

/** What is offered: to continue the session rather than to use the demo account. */
export function quickSignInOf(visitor: ApiUser | null, demo: Credentials | null): QuickSignInState {
  const name = visitor?.name?.trim() || visitor?.email
  if (name) return { status: 'visitor', name }
  return demo ? { status: 'demo', credentials: demo } : { status: 'none' }
}

/** The offer's texts. */
export const quickSignInMessages = {
  continueAs: (name: string) => `Continue as ${name}`,
  useDemo: 'Use the demo account',
}
export type QuickSignInMessages = typeof quickSignInMessages
