import { addressText } from '../shared/address/address-text.ts'

/** What went wrong, as the address says it. */
export interface AuthError {
  /** The heading (ERROR-01, ERROR-02). */
  heading: string
  /** The sentence under it (ERROR-03, ERROR-04). */
  text: string
}

/** Reads the query of the address. What is not in it has a default. */
export function authErrorIn(query: string, messages: AuthErrorMessages): AuthError {
  const parameters = new URLSearchParams(query)
  return {
    heading: addressText(parameters.get('error')) ?? messages.heading,
    text: addressText(parameters.get('message')) ?? messages.text,
  }
}

/** The screen's texts. */
export const authErrorMessages = {
  heading: 'Authentication Error',
  text: 'There was a problem signing you in',
  whatToTry: 'What to try',
  steps: [
    'Sign in again. A link or a page that has been open for a long time may have expired.',
    'If Google or Apple did not work, use your email and password.',
    'Check that your browser allows cookies for this site.',
  ],
  tryAgain: 'Try Again',
  backToHome: 'Back to Home',
  motto: 'Even a wrong turn is ground covered.',
}
export type AuthErrorMessages = typeof authErrorMessages
