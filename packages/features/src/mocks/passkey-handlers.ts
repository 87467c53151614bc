import {
  addPasskeyRequest,
  newPasskeyOptionsRequest,
  passkeyApiRoutes,
  removePasskeyRequest,
  signInWithPasskeyRequest,
  type LoginResponse,
  type PasskeyOptionsResponse,
  type PasskeysResponse,
} from '@summit/contract'
import { http, HttpResponse } from 'msw'
import type { Authenticator } from '../shared/account/authenticator.ts'
import { ada } from './ada.ts'
import { checkedPost } from './checked.ts'
import { refuse } from './refuse.ts'

const options: PasskeyOptionsResponse = { options: { challenge: 'c2FtcGxl' } }

/** What the back end asks passkeys for, at an origin. */
export function passkeyOptionsOutcomes(origin: string) {
  const send = (respond: () => Response) => http.get(origin + passkeyApiRoutes.passkeyOptions, respond)
  return {
    /** Any passkey. */
    success: send(() => HttpResponse.json(options)),
    /** It has no passkeys. */
    none: send(() => HttpResponse.json({ success: false, message: 'Not found.' }, { status: 404 })),
  }
}

/** MSW handlers for what the back end asks passkeys for, one per outcome. */
export const passkeyOptionsHandlers = passkeyOptionsOutcomes('')

/** Responses to signing in with a passkey, at an origin. */
export function signInWithPasskeyOutcomes(origin: string) {
  const answer = (respond: () => Response) =>
    checkedPost(origin + passkeyApiRoutes.signInWithPasskey, { body: signInWithPasskeyRequest }, respond)
  return {
    /** Signs in Ada Keller with any passkey. */
    success: answer(() =>
      HttpResponse.json({
        success: true,
        message: 'You are signed in.',
        data: { user: ada },
      } satisfies LoginResponse),
    ),
    /** The passkey was removed from the account. */
    unknown: answer(() => refuse('This passkey could not be used. Please try again.', 'invalid_passkey')),
  }
}

/** MSW handlers for signing in with a passkey, one per outcome. */
export const signInWithPasskeyHandlers = signInWithPasskeyOutcomes('')

const added: PasskeysResponse['passkeys'][number] = {
  id: '6a0e1c5e-5d0d-4c7e-9a51-0d6f6f1f4a03',
  createdAt: '2026-11-12T12:00:00.000Z',
  usedAt: '2026-11-19T12:00:00.000Z',
  browser: 'Safari',
  system: 'macOS',
}

/** The user's passkeys, at an origin. */
export function passkeysOutcomes(origin: string) {
  const list = (passkeys: PasskeysResponse['passkeys']) =>
    http.get(origin + passkeyApiRoutes.passkeys, () => HttpResponse.json({ passkeys } satisfies PasskeysResponse))
  return {
    /** None. */
    none: list([]),
    /** One, of Safari on macOS. */
    one: list([added]),
  }
}

/** MSW handlers for the user's passkeys, one per outcome. */
export const passkeysHandlers = passkeysOutcomes('')

/** Responses to asking for a new passkey, at an origin. */
export function newPasskeyOptionsOutcomes(origin: string) {
  const answer = (respond: () => Response) =>
    checkedPost(origin + passkeyApiRoutes.newPasskeyOptions, { body: newPasskeyOptionsRequest }, respond)
  return {
    /** Allows it. */
    success: answer(() => HttpResponse.json(options)),
    /** The password is another one. */
    wrongPassword: answer(() => refuse('This is not your current password.', 'wrong_password')),
  }
}

/** MSW handlers for asking for a new passkey, one per outcome. */
export const newPasskeyOptionsHandlers = newPasskeyOptionsOutcomes('')

/** Adds any passkey, at an origin. */
export const getAddPasskey = (origin: string) =>
  checkedPost(origin + passkeyApiRoutes.addPasskey, { body: addPasskeyRequest }, () =>
    HttpResponse.json({ success: true, message: 'The passkey was added.' }),
  )

/** MSW handler that adds any passkey. */
export const addPasskeyHandler = getAddPasskey('')

/** Removes any passkey, at an origin. */
export const getRemovePasskey = (origin: string) =>
  checkedPost(
    origin + passkeyApiRoutes.removePasskey,
    { body: removePasskeyRequest },
    () => new HttpResponse(null, { status: 204 }),
  )

/** MSW handler that removes any passkey. */
export const removePasskeyHandler = getRemovePasskey('')

const credential = { id: 'a2V5', rawId: 'a2V5', type: 'public-key' } as const

/** A browser with a passkey, which its visitor chooses in prompts and in no field. */
export function mockAuthenticator(authenticator: Partial<Authenticator> = {}): Authenticator {
  return {
    isSupported: () => true,
    canAutofill: async () => false,
    sign: async () => ({
      ...credential,
      response: { clientDataJSON: 'ZGF0YQ', authenticatorData: 'ZGF0YQ', signature: 'c2ln' },
    }),
    create: async () => ({ ...credential, response: { clientDataJSON: 'ZGF0YQ', attestationObject: 'a2V5' } }),
    ...authenticator,
  }
}
