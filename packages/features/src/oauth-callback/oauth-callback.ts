import type { ApiUser, CallbackRequest, Provider } from '@summit/contract'
import { paths } from '../shared/paths.ts'
import { addressText } from '../shared/address/address-text.ts'
import { failureText, type Failure } from '../shared/submission/submission.ts'

/** A success, with the user where the server answers one (T-08). */
export interface Returned {
  ok: true
  user?: ApiUser | undefined
}

/** The port that exchanges a code for a session. A code can be used once, so repeated calls send one request. */
export type RedeemCode = (call: CallbackRequest) => Promise<Returned | Failure>

/** What the address contains (CALLBACK-06). */
export type ReturnAddress =
  { kind: 'code'; call: CallbackRequest } | { kind: 'refused'; error: string } | { kind: 'empty'; provider: Provider }

/**
 * Reads the query. An error takes precedence over a code (T-24); an unknown provider counts as the default one
 * (CALLBACK-07).
 */
export function readReturn(query: string): ReturnAddress {
  const parameters = new URLSearchParams(query)
  const provider = parameters.get('provider') === 'apple' ? 'apple' : 'google'
  const error = addressText(parameters.get('error'))
  if (error) return { kind: 'refused', error }
  const code = parameters.get('code')
  return code ? { kind: 'code', call: { code, provider } } : { kind: 'empty', provider }
}

/**
 * The address that a provider's callback forwards to: its own query, with the provider added (CALLBACK-04, CALLBACK-05,
 * T-44).
 */
export function forwardPath(query: string, provider: Provider): string {
  const parameters = new URLSearchParams(query)
  parameters.set('provider', provider)
  return `${paths.callback}?${parameters}`
}

/** One member for each state of the view. */
export type OAuthCallbackState = { status: 'loading' } | { status: 'success' } | { status: 'error'; message: string }

/** Delay of the redirect to the home page (CALLBACK-17), in ms. */
export const REDIRECT_AFTER_MS = 2000

/** The state after an answer (CALLBACK-11…14). */
export function stateAfter(answer: Returned | Failure, messages: OAuthCallbackMessages): OAuthCallbackState {
  if (answer.ok) return { status: 'success' }
  return { status: 'error', message: failureText(answer, messages) }
}

/** The screen's texts. */
export const oauthCallbackMessages = {
  loadingTitle: 'Signing you in',
  loadingText: 'This only takes a moment.',
  successTitle: 'You’re in',
  successText: 'Taking you to the home page.',
  goOn: 'Continue to App',
  errorTitle: 'That didn’t work',
  told: (error: string) => `Authentication failed: ${error}`,
  noCode: 'No authorization code received',
  refused: 'Authentication failed',
  unreachable: 'Network error during authentication',
  tryAgain: 'Try Again',
  asGuest: 'Continue as Guest',
  signedInAs: (name: string) => `Signed in as ${name}`,
  toDashboard: 'Go to your dashboard',
  motto: 'One hand from the ledge.',
}
export type OAuthCallbackMessages = typeof oauthCallbackMessages
