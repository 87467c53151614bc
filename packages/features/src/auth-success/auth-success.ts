import { addressText } from '../shared/address/address-text.ts'

const names: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' }

/**
 * The provider that the address names (SUCCESS-02), or null. Anyone can write such an address, so it proves nothing.
 */
export function providerIn(query: string): string | null {
  const provider = addressText(new URLSearchParams(query).get('provider'))
  return provider && (Object.hasOwn(names, provider) ? (names[provider] ?? provider) : provider)
}

/** Delay of the redirect to the home page (SUCCESS-06), in ms. */
export const REDIRECT_AFTER_MS = 3000

/** The screen's texts. */
export const authSuccessMessages = {
  title: 'Authentication Successful',
  text: (provider: string) => `You signed in with ${provider}.`,
  provider: 'OAuth',
  next: 'What comes next',
  steps: ['Account created.', 'Taking you to the home page.', 'Next, download the app and sign in the same way.'],
  goOn: 'Go to the home page now',
  motto: 'Good hold. Now the next one.',
}
export type AuthSuccessMessages = typeof authSuccessMessages
