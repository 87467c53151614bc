import { readAuthError, authErrorMessages, type AuthErrorState } from './auth-error.ts'
import type { AuthErrorHandle } from './use-auth-error.ts'

const at = (parameters: Record<string, string>) =>
  readAuthError(`?${new URLSearchParams(parameters)}`, authErrorMessages)

/** One value per kind of URL: without parameters, with them, and crafted by an attacker. */
export const states = {
  default: at({}),
  custom: at({
    error: 'Google sign-in is not available',
    message: 'Sign-in with Google is not set up on this server. Please use your email address and password.',
  }),
  untrusted: at({ error: '<b>Call +1 900 555</b>', message: 'https://evil.example/'.repeat(9) }),
}

/** A mock return value of `useAuthError` in this state. */
export function mockHandle(state: AuthErrorState, handle: Partial<AuthErrorHandle> = {}): AuthErrorHandle {
  return { messages: authErrorMessages, ...handle, state }
}
