import type { LinkType } from '@summit/contract'
import type { Failure, Success } from '../form/submission.ts'

/** The one-time token in a mailed link. */
export interface OneTimeToken {
  tokenHash: string
  type: LinkType
}

/**
 * The result of verifying a token. After `unreachable` the token may still be unused; `unexpected` is an exception or a
 * response that cannot be read.
 */
export type Verification = Success | Failure | { ok: false; reason: 'unexpected' }

/** The session that a verified token opens in this tab. */
export interface RecoverySession {
  accessToken: string
  /** The address of the account, or null if the service does not include it. */
  email: string | null
}

/** An event of the authentication service. */
export type AuthEvent = { type: 'recovered'; session: RecoverySession } | { type: 'ended' }

/** The authentication service during recovery. Its promises never reject. */
export interface Auth {
  /** Verifies a token. Since it can be used once, repeated calls return the first result, unless it is `unreachable`. */
  verify(token: OneTimeToken): Promise<Verification>
  /** The recovery session of this tab, or null. Resolves within `SESSION_WAIT_MS`. */
  session(): Promise<RecoverySession | null>
  /** Calls `onEvent` for every later event. Returns a function that unsubscribes. */
  watch(onEvent: (event: AuthEvent) => void): () => void
  /** Deletes the session from this tab, after the server has ended it. */
  end(): void
}

/** How long to wait for the service to return the session, in ms. */
export const SESSION_WAIT_MS = 10_000
