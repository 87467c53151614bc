import { addressText } from '../shared/address/address-text.ts'

/** Why the sign-in failed, as the address says it. Anyone can write such an address: show it as text. */
export interface AuthErrorState {
  status: 'error'
  /** The address's `error`, or null. */
  reason: string | null
  /** The heading: the texts' for this reason, or the reason itself, or the default. */
  heading: string
  /** The sentence under it: the texts' for this reason, or the address's `message`, or the default. */
  message: string
}

/** Reads the query of the address. */
export function authErrorIn(query: string, messages: AuthErrorMessages): AuthErrorState {
  const parameters = new URLSearchParams(query)
  const reason = addressText(parameters.get('error'))
  const known = reason !== null && Object.hasOwn(messages.reasons, reason) ? messages.reasons[reason] : undefined
  return {
    status: 'error',
    reason,
    heading: known?.heading ?? reason ?? messages.heading,
    message: known?.text ?? addressText(parameters.get('message')) ?? messages.text,
  }
}

/** The texts for one reason. */
export interface ReasonTexts {
  heading: string
  text: string
}

/** The screen's texts. */
export const authErrorMessages = {
  heading: 'Authentication Error',
  text: 'There was a problem signing you in',
  // SAFETY: widens the type, so that a host can add its own.
  reasons: {} as Readonly<Record<string, ReasonTexts>>,
  whatToTry: 'What to try',
  signInAgain: 'Sign in again. A link or a page that has been open for a long time may have expired.',
  usePassword: (providers: string) => `If ${providers} did not work, use your email and password.`,
  allowCookies: 'Check that your browser allows cookies for this site.',
  tryAgain: 'Try Again',
  backToHome: 'Back to Home',
  motto: 'Even a wrong turn is ground covered.',
}
export type AuthErrorMessages = typeof authErrorMessages
