/** The kinds of links that the authentication service puts into mails. */
export const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

/** What a mail's link carries: it opens once. */
export interface OneTimeToken {
  tokenHash: string
  type: (typeof linkTypes)[number]
}

/**
 * How redeeming a token ends. `unanswered`: the service could not be asked, or its answer got lost, so the token may
 * still be good. `broken` is what nobody has foreseen.
 */
export type Verification =
  { status: 'verified' } | { status: 'refused'; message?: string } | { status: 'unanswered' } | { status: 'broken' }

/** What a redeemed link lets this tab do, for as long as it lasts. */
export interface RecoverySession {
  accessToken: string
  /** Whose password is to be set; null where the service does not say. */
  email: string | null
}

/** What the authentication service says of its own accord. */
export type AuthEvent = { type: 'recovered'; session: RecoverySession } | { type: 'ended' }

/** The authentication service, as far as recovery needs it. Nothing of it rejects. */
export interface Auth {
  /** Redeems a token, once, however often it is asked to (CALLS-06). */
  verify(token: OneTimeToken): Promise<Verification>
  /** The live session of this tab, or null (CALLS-07). Answers within `SESSION_WAIT_MS`. */
  session(): Promise<RecoverySession | null>
  /** Tells what happens from now on. The answer stops it. */
  watch(onEvent: (event: AuthEvent) => void): () => void
  /** Forgets this tab's session. The server has ended it already. */
  end(): void
}

/** How long the service may take to say whether there is a session, in ms. */
export const SESSION_WAIT_MS = 10_000
