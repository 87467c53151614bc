import { linkTypes, type Auth, type OneTimeToken, type Verification } from '../shared/recovery/auth.ts'
import type { RecoveryLink } from '../shared/recovery/link.ts'
import type { Redirect } from '../shared/redirect/use-redirect.ts'
import { paths } from '../shared/paths.ts'
import { nextPath } from './next-path.ts'

/** One member for each state of the view. */
export type ConfirmState =
  | { status: 'verifying' }
  | { status: 'success'; next: string }
  | { status: 'error'; reason: 'invalid' | 'broken' }
  | { status: 'error'; reason: 'refused'; message?: string | undefined }

/** Delay of the redirect after success (CONFIRM-10), in ms. */
export const SUCCESS_REDIRECT_MS = 1000

/** Delay of the redirect after a failure (CONFIRM-20), in ms. */
export const ERROR_REDIRECT_MS = 2000

/** The longest token that is sent to the server, in characters. */
const TOKEN_MAX = 1024

/** What the address contains: a link to redeem, an invalid one, or none. */
type AskedLink = { kind: 'link'; token: OneTimeToken; next: string | null } | { kind: 'invalid' } | { kind: 'absent' }

/** Reads a link's query (CONFIRM-01, CONFIRM-11, CONFIRM-12). Of a repeated parameter the first counts. */
export function readLink(query: string): AskedLink {
  if (!query) return { kind: 'absent' }
  const parameters = new URLSearchParams(query)
  const tokenHash = parameters.get('token_hash')
  const type = linkTypes.find((known) => known === parameters.get('type'))
  if (!tokenHash?.trim() || tokenHash.length > TOKEN_MAX || !type) return { kind: 'invalid' }
  return { kind: 'link', token: { tokenHash, type }, next: parameters.get('next') }
}

/** The ports that redeeming a link needs. */
export interface RedeemParts {
  link: RecoveryLink
  auth: Pick<Auth, 'verify' | 'session'>
}

/**
 * Redeems the link in the address, once. An address without a link is that of a page that was reloaded: it succeeds if
 * this tab has a recovery session.
 */
export async function redeem({ link, auth }: RedeemParts): Promise<ConfirmState> {
  const asked = readLink(link.take())
  switch (asked.kind) {
    case 'absent':
      return (await auth.session())
        ? { status: 'success', next: nextPath(null) }
        : { status: 'error', reason: 'invalid' }
    case 'invalid':
      link.release()
      return { status: 'error', reason: 'invalid' }
    case 'link': {
      const verification = await auth.verify(asked.token)
      // Without an answer the link may still be good, so it is kept for a reload.
      if (verification.status !== 'unanswered') link.release()
      return stateAfter(verification, asked.next)
    }
    default:
      return asked satisfies never
  }
}

function stateAfter(verification: Verification, next: string | null): ConfirmState {
  switch (verification.status) {
    case 'verified':
      return { status: 'success', next: nextPath(next) }
    case 'refused':
      return { status: 'error', reason: 'refused', message: verification.message }
    case 'unanswered':
      return { status: 'error', reason: 'refused' }
    case 'broken':
      return { status: 'error', reason: 'broken' }
    default:
      return verification satisfies never
  }
}

/** The redirect that follows a state. */
export function redirectOf(state: ConfirmState): Redirect | null {
  switch (state.status) {
    case 'verifying':
      return null
    case 'success':
      return { path: state.next, afterMs: SUCCESS_REDIRECT_MS }
    case 'error':
      return { path: paths.forgotPassword, afterMs: ERROR_REDIRECT_MS }
    default:
      return state satisfies never
  }
}

/** Why it failed, in words (CONFIRM-11…15). */
export function wordsOf(state: Extract<ConfirmState, { status: 'error' }>, messages: ConfirmMessages): string {
  switch (state.reason) {
    case 'invalid':
      return messages.invalid
    case 'refused':
      return state.message ?? messages.refused
    case 'broken':
      return messages.broken
    default:
      return state satisfies never
  }
}

/** The screen's texts. */
export const confirmMessages = {
  verifyingTitle: 'Verifying...',
  verifyingText: 'Please wait while we verify your link',
  successTitle: 'Verified!',
  successText: 'Redirecting to password reset...',
  goOn: 'Continue now',
  errorTitle: 'Verification Failed',
  errorText: 'Redirecting to reset password page...',
  askAgain: 'Request a new link now',
  invalid: 'Invalid verification link',
  refused: 'Verification failed',
  broken: 'An unexpected error occurred',
  motto: 'Nearly back on the trail.',
}
export type ConfirmMessages = typeof confirmMessages
