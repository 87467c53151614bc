import { paths } from '../shared/config/paths.ts'
import {
  oauthCallbackMessages,
  REDIRECT_AFTER_MS,
  type OAuthCallbackError,
  type OAuthCallbackState,
} from './oauth-callback.ts'
import type { OAuthCallbackHandle } from './use-oauth-callback.ts'

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  success: { status: 'success' },
  error: { status: 'error', reason: 'denied', message: 'Authentication failed: access_denied' },
} satisfies { [S in OAuthCallbackState['status']]: Extract<OAuthCallbackState, { status: S }> }

/** The server did not answer, or not readably. */
export const unreachable = {
  status: 'error',
  reason: 'unreachable',
  message: oauthCallbackMessages.unreachable,
} satisfies OAuthCallbackState

/** A provider was linked to the account of the user. */
export const linked = { status: 'success', linked: 'google' } satisfies OAuthCallbackState

/** The identity signs in to another account; the user is signed in. */
export const taken = {
  status: 'error',
  reason: 'refused',
  message: oauthCallbackMessages.taken,
  code: 'identity_taken',
  isSignedIn: true,
} satisfies OAuthCallbackState

/** The error in a URL crafted by an attacker. */
export const untrusted: OAuthCallbackError = {
  status: 'error',
  reason: 'denied',
  message: `Authentication failed: <b>Call +1 900 555</b> ${'https://evil.example/'.repeat(7)}`,
}

/** A mock return value of `useOAuthCallback` in this state. */
export function mockHandle(state: OAuthCallbackState, handle: Partial<OAuthCallbackHandle> = {}): OAuthCallbackHandle {
  return {
    messages: oauthCallbackMessages,
    redirectTo: paths.home,
    redirectAfterMs: REDIRECT_AFTER_MS,
    ...handle,
    state,
  }
}
