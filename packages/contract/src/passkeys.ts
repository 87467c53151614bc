import * as v from 'valibot'
import { passwordConfirmation } from './password-confirmation.ts'

/** Paths of the API's calls for passkeys, which are optional. Apart, as most pages have none of them. */
export const passkeyApiRoutes = {
  passkeyOptions: '/api/auth/passkey-options',
  signInWithPasskey: '/api/auth/sign-in-with-passkey',
  passkeys: '/api/auth/passkeys',
  newPasskeyOptions: '/api/auth/new-passkey-options',
  addPasskey: '/api/auth/add-passkey',
  removePasskey: '/api/auth/remove-passkey',
} as const

/** Maximum length of each binary value of a credential in base64url, in characters. */
const BINARY_MAX = 8192

const binary = v.pipe(v.string(), v.nonEmpty(), v.maxLength(BINARY_MAX), v.regex(/^[\w-]+$/))
const credential = { id: binary, rawId: binary, type: v.literal('public-key') }

/**
 * Response of `GET /api/auth/passkey-options` and of `POST /api/auth/new-passkey-options`: what
 * `navigator.credentials.get()` or `create()` takes, in the JSON of WebAuthn. A challenge is valid once, for some minutes.
 */
export const passkeyOptionsResponse = v.object({ options: v.looseObject({ challenge: binary }) })
export type PasskeyOptionsResponse = v.InferOutput<typeof passkeyOptionsResponse>

/**
 * Body of `POST /api/auth/sign-in-with-passkey`: what `navigator.credentials.get()` has returned, in the JSON of WebAuthn.
 * The response is that of sign-in.
 */
export const signInWithPasskeyRequest = v.object({
  credential: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: binary,
      authenticatorData: binary,
      signature: binary,
      userHandle: v.exactOptional(binary),
    }),
  }),
})
export type SignInWithPasskeyRequest = v.InferOutput<typeof signInWithPasskeyRequest>

/** Response of `GET /api/auth/passkeys`, sent with the session cookie: the newest first. Times are ISO 8601. */
export const passkeysResponse = v.object({
  passkeys: v.array(
    v.object({
      id: v.string(),
      createdAt: v.pipe(v.string(), v.isoTimestamp()),
      /** @default it was not used yet */
      usedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      /** Name of the browser that added it. @default unknown */
      browser: v.optional(v.string()),
      /** Name of the operating system that added it. @default unknown */
      system: v.optional(v.string()),
    }),
  ),
})
export type PasskeysResponse = v.InferOutput<typeof passkeysResponse>

/** Body of `POST /api/auth/new-passkey-options`, sent with the session cookie. */
export const newPasskeyOptionsRequest = v.object(passwordConfirmation.entries)
export type NewPasskeyOptionsRequest = v.InferOutput<typeof newPasskeyOptionsRequest>

/**
 * Body of `POST /api/auth/add-passkey`, sent with the session cookie: what `navigator.credentials.create()` has returned, in
 * the JSON of WebAuthn. The status decides; the response has a message, as of recovery.
 */
export const addPasskeyRequest = v.object({
  credential: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: binary,
      attestationObject: binary,
      transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/))), v.maxLength(16))),
    }),
  }),
})
export type AddPasskeyRequest = v.InferOutput<typeof addPasskeyRequest>

/** Body of `POST /api/auth/remove-passkey`, sent with the session cookie: the id of one in the list, and the password. */
export const removePasskeyRequest = v.object({ id: v.string(), ...newPasskeyOptionsRequest.entries })
export type RemovePasskeyRequest = v.InferOutput<typeof removePasskeyRequest>
