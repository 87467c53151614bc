import { paths } from '../shared/config/paths.ts'
import { authSuccessMessages, REDIRECT_AFTER_MS, type AuthSuccessState } from './auth-success.ts'
import type { AuthSuccessHandle } from './use-auth-success.ts'

/** One value per kind of URL: with a provider, without one, and crafted by an attacker. */
export const states = {
  provider: { status: 'success', provider: 'Google' },
  default: { status: 'success', provider: authSuccessMessages.provider },
  untrusted: { status: 'success', provider: '<b>evil.example</b>'.repeat(9) },
} satisfies Record<string, AuthSuccessState>

/** A mock return value of `useAuthSuccess` in this state. */
export function mockHandle(state: AuthSuccessState, handle: Partial<AuthSuccessHandle> = {}): AuthSuccessHandle {
  return {
    messages: authSuccessMessages,
    redirectTo: paths.home,
    redirectAfterMs: REDIRECT_AFTER_MS,
    ...handle,
    state,
  }
}
