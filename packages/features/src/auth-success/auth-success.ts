import { addressText } from '../shared/ports/address-text.ts'

/** The identity provider in the URL's query. Anyone can craft such a URL, so it is no proof of a sign-in. */
export interface AuthSuccessState {
  status: 'success'
  /** Display name: `Google`. */
  provider: string
}

/** The provider named in the query, with its display name from `names` if known; null if there is none. */
export function readProvider(query: string, names: readonly string[]): string | null {
  const provider = addressText(new URLSearchParams(query).get('provider'))
  return names.find((name) => name.toLowerCase() === provider) ?? provider
}

/** Delay of the redirect, in ms. */
export const REDIRECT_AFTER_MS = 3000

/** The screen's texts. */
export const authSuccessMessages = {
  title: 'Authentication Successful',
  text: (provider: string) => `You signed in with ${provider}.`,
  provider: 'OAuth',
  next: 'What comes next',
  accountCreated: 'Account created.',
  redirecting: 'Taking you to the home page.',
  download: 'Next, download the app and sign in the same way.',
  goOn: 'Go to the home page now',
  /** The line in the picture; empty for none. */
  motto: '',
}
export type AuthSuccessMessages = typeof authSuccessMessages
