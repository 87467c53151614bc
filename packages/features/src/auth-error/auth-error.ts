import { addressText } from '../shared/ports/address-text.ts'

/** The error in the URL's query. Anyone can craft such a URL, so render it as text only. */
export interface AuthErrorState {
  status: 'error'
  /** The `error` parameter, or null. */
  reason: string | null
  /** The heading: the message for this code, else the code itself, else the default. */
  heading: string
  /** The sentence below it: the message for this code, else the `message` parameter, else the default. */
  message: string
}

/** Reads the query of the address. */
export function readAuthError(query: string, messages: AuthErrorMessages): AuthErrorState {
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

/** The messages for one error code. */
export interface ReasonTexts {
  heading: string
  text: string
}

/** The screen's texts. */
export const authErrorMessages = {
  heading: 'Authentication Error',
  text: 'There was a problem signing you in',
  // SAFETY: widens the type, so that a host can add error codes.
  reasons: {} as Readonly<Record<string, ReasonTexts>>,
  whatToTry: 'What to try',
  signInAgain: 'Sign in again. The link may have expired, or the page was open for too long.',
  usePassword: (providers: string) => `If ${providers} did not work, use your email and password.`,
  allowCookies: 'Check that your browser allows cookies for this site.',
  tryAgain: 'Try Again',
  backToHome: 'Back to Home',
  /** The line in the picture; empty for none. */
  motto: '',
}
export type AuthErrorMessages = typeof authErrorMessages
