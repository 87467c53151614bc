import { addressText } from '../shared/address/address-text.ts'

const names: Readonly<Record<string, string>> = { google: 'Google', apple: 'Apple' }

/** Who is said to have vouched for the visitor (SUCCESS-02); null where the address does not say. It proves nothing. */
export function providerIn(query: string): string | null {
  const provider = addressText(new URLSearchParams(query).get('provider'))
  return provider && (Object.hasOwn(names, provider) ? (names[provider] ?? provider) : provider)
}

/** From here to the home page (SUCCESS-06), in ms. */
export const REDIRECT_AFTER_MS = 3000

/** The screen's words. */
export const authSuccessMessages = {
  title: 'Authentication Successful',
  text: (provider: string) => `You signed in with ${provider}.`,
  provider: 'OAuth',
  next: 'What comes next',
  steps: [
    'Your account is created.',
    'You are being taken to the home page.',
    'Download the app, and sign in there the same way.',
  ],
  goOn: 'Go to the home page now',
  motto: 'Good hold. Now the next one.',
}
export type AuthSuccessMessages = typeof authSuccessMessages
