/** The types of links in mails of the authentication service. */
export const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

/** What a mail's link contains. It can be redeemed once. */
export interface OneTimeToken {
  tokenHash: string
  type: (typeof linkTypes)[number]
}

/**
 * The outcome of redeeming a token. `unanswered`: the service could not be reached, or its answer got lost, so the
 * token may still be good. `broken`: an unexpected error.
 */
export type Verification =
  | { status: 'verified' }
  | { status: 'refused'; message?: string | undefined }
  | { status: 'unanswered' }
  | { status: 'broken' }

/** The session that a redeemed link gives to this tab. */
export interface RecoverySession {
  accessToken: string
  /** Whose password is to be set; null where the service does not say. */
  email: string | null
}

/** An event of the authentication service. */
export type AuthEvent = { type: 'recovered'; session: RecoverySession } | { type: 'ended' }

/** The authentication service, as far as recovery needs it. None of its promises rejects. */
export interface Auth {
  /** Redeems a token; repeated calls give the answer of the first (CALLS-06). */
  verify(token: OneTimeToken): Promise<Verification>
  /** The live session of this tab, or null (CALLS-07). Answers within `SESSION_WAIT_MS`. */
  session(): Promise<RecoverySession | null>
  /** Calls `onEvent` for every event from now on, until the returned function is called. */
  watch(onEvent: (event: AuthEvent) => void): () => void
  /** Deletes this tab's session, which the server has ended already. */
  end(): void
}

/** How long the service may take to say whether there is a session, in ms. */
export const SESSION_WAIT_MS = 10_000
