import type { AnsweredUser } from '../contract/index.ts'
import type { Credentials } from './sign-in.ts'

/** The account that a server offers to whoever tries it out, if it does. Never rejects on purpose. */
export type FindDemo = (signal: AbortSignal) => Promise<Credentials | null>

/** Who the server's own session says is here, if anyone. Never rejects on purpose. */
export type FindVisitor = (signal: AbortSignal) => Promise<AnsweredUser | null>

/** One member per face: a shorter way in, where there is one. */
export type OfferState =
  { status: 'none' } | { status: 'visitor'; name: string } | { status: 'demo'; credentials: Credentials }

/** What is offered. Somebody who is still signed in need not look around. */
export function offerOf(visitor: AnsweredUser | null, demo: Credentials | null): OfferState {
  const name = visitor?.name?.trim() || visitor?.email
  if (name) return { status: 'visitor', name }
  return demo ? { status: 'demo', credentials: demo } : { status: 'none' }
}

/** The offer's words. */
export const offerMessages = {
  stillHere: 'You are still signed in.',
  continueAs: (name: string) => `Continue as ${name}`,
  demo: 'Just looking around?',
  useDemo: 'Use the demo account',
}
export type OfferMessages = typeof offerMessages
