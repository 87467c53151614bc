import { paths } from '../shared/paths.ts'
import { authSuccessMessages, REDIRECT_AFTER_MS, type AuthSuccessState } from './auth-success.ts'
import type { AuthSuccessHandle } from './use-auth-success.ts'

/** One value for each kind of address: with a provider, without one, and written by an attacker. */
export const states = {
  provider: { status: 'success', provider: 'Google' },
  default: { status: 'success', provider: authSuccessMessages.provider },
  untrusted: { status: 'success', provider: '<b>evil.example</b>'.repeat(9) },
} satisfies Record<string, AuthSuccessState>

/** What `useAuthSuccess` returns in this state. */
export function mockHandle(state: AuthSuccessState, handle: Partial<AuthSuccessHandle> = {}): AuthSuccessHandle {
  return {
    messages: authSuccessMessages,
    redirectTo: paths.home,
    redirectAfterMs: REDIRECT_AFTER_MS,
    ...handle,
    state,
  }
}
