import { authErrorMessages, type AuthError } from './auth-error.ts'
import type { AuthErrorHandle } from './use-auth-error.ts'

/** URL parameters: none, valid, and malicious. */
export const errors = {
  silent: { heading: authErrorMessages.heading, text: authErrorMessages.text },
  told: {
    heading: 'Google sign-in is not available',
    text: 'Sign-in with Google is not set up on this server. Please use your email address and password.',
  },
  hostile: { heading: '<b>Call +1 900 555</b>', text: 'https://evil.example/'.repeat(9) },
} satisfies Record<string, AuthError>

/** An error screen that says one thing. */
export function mockHandle(error: AuthError): AuthErrorHandle {
  return { error, messages: authErrorMessages }
}
