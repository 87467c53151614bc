import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import type { Authenticator } from './authenticator.ts'

/** The browser's own WebAuthn. */
export const browserAuthenticator: Authenticator = {
  isSupported: browserSupportsWebAuthn,
  canAutofill: browserSupportsWebAuthnAutofill,
  sign: (options, { from, signal }) =>
    ask(
      () =>
        startAuthentication({
          optionsJSON: options,
          useBrowserAutofill: from === 'autofill',
        }),
      signal,
    ),
  create: (options, signal) =>
    ask(
      // SAFETY: the browser checks what a server sends.
      () => startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
      signal,
    ).catch((error: unknown) => {
      if (isNamed(error, 'InvalidStateError')) return 'known'
      throw error
    }),
}

/** Null if the visitor has closed the prompt or let it pass, which browsers do not tell apart, or if another request came. */
async function ask<Credential>(start: () => Promise<Credential>, signal: AbortSignal): Promise<Credential | null> {
  if (signal.aborted) return null
  const cancel = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', cancel)
  try {
    return await start()
  } catch (error) {
    if (isNamed(error, 'NotAllowedError') || isNamed(error, 'AbortError')) return null
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name
