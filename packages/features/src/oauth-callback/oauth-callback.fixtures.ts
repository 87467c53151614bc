import { oauthCallbackMessages, type OAuthCallbackState } from './oauth-callback.ts'
import type { OAuthCallbackHandle } from './use-oauth-callback.ts'

/** One value per state. */
export const states = {
  loading: { status: 'loading' },
  success: { status: 'success' },
  error: { status: 'error', message: 'Authentication failed: access_denied' },
} satisfies { [S in OAuthCallbackState['status']]: Extract<OAuthCallbackState, { status: S }> }

/** A malicious URL parameter. */
export const hostile = {
  status: 'error',
  message: `Authentication failed: <b>Call +1 900 555</b> ${'https://evil.example/'.repeat(7)}`,
} satisfies OAuthCallbackState

/** A handle in the given state, for stories and tests. */
export function mockHandle(state: OAuthCallbackState): OAuthCallbackHandle {
  return { state, messages: oauthCallbackMessages }
}
