import { addressText } from '../shared/address/address-text.ts'

/** With whom the visitor signed in, as the address says it. Anyone can write such an address, so it proves nothing. */
export interface AuthSuccessState {
  status: 'success'
  /** As people read it: `Google`. */
  provider: string
}

/** The provider that the query names (SUCCESS-02), as `names` writes it where it is one of them; null if it names none. */
export function providerIn(query: string, names: readonly string[]): string | null {
  const provider = addressText(new URLSearchParams(query).get('provider'))
  return names.find((name) => name.toLowerCase() === provider) ?? provider
}

/** Delay of the redirect (SUCCESS-06), in ms. */
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
  motto: 'Good hold. Now the next one.',
}
export type AuthSuccessMessages = typeof authSuccessMessages
