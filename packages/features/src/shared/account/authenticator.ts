import type { AddPasskeyRequest, PasskeyOptionsResponse, SignInWithPasskeyRequest } from '@summit/contract'

/** What a server asks a browser's passkeys for, in the JSON of WebAuthn. */
export type PasskeyOptions = PasskeyOptionsResponse['options']

/** A passkey's signature, in the JSON of WebAuthn. */
export type PasskeySignature = SignInWithPasskeyRequest['credential']

/** A new passkey, in the JSON of WebAuthn. */
export type NewPasskey = AddPasskeyRequest['credential']

/** The passkeys that the browser has, or reaches. Of two requests at once, the later one ends the earlier. */
export interface Authenticator {
  /** Whether the browser has passkeys. */
  isSupported: () => boolean
  /** Whether a field whose `autocomplete` ends with `webauthn` can offer them. */
  canAutofill: () => Promise<boolean>
  /**
   * Signs a challenge with a passkey that the visitor chooses: in a prompt, or where a field offers it. Null if no passkey was
   * chosen, or the signal was aborted. Rejects if the browser cannot.
   */
  sign: (
    options: PasskeyOptions,
    how: { from: 'prompt' | 'autofill'; signal: AbortSignal },
  ) => Promise<PasskeySignature | null>
  /**
   * Makes a passkey; `known` if the device has one of the same account. Null if the visitor did not agree, or the signal was
   * aborted. Rejects if the browser cannot.
   */
  create: (options: PasskeyOptions, signal: AbortSignal) => Promise<NewPasskey | 'known' | null>
}
