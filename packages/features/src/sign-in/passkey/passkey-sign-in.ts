import {
  passkeyApiRoutes,
  passkeyOptionsResponse,
  signInWithPasskeyRequest,
  type ApiUser,
  type SignInWithPasskeyRequest,
} from '@summit/contract'
import * as v from 'valibot'
import type { Authenticator, PasskeyOptions, PasskeySignature } from '../../shared/account/authenticator.ts'
import type { Brand } from '../../shared/config/brand.ts'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import { postSignIn, toSignInNotice } from '../../shared/form/sign-in-result.ts'
import type { CodeTexts, Failure, FailureMessages, Port } from '../../shared/form/submission.ts'
import type { Notice } from '../../shared/ports/ports.ts'
import { load, type HttpClient } from '../../shared/ports/request.ts'

/** A success, with the user in the response. */
export interface SignedInWithPasskey {
  ok: true
  user: ApiUser
}

/** Finds what the back end asks passkeys for; null, or a rejection, if it has none or cannot be reached. */
export type FindPasskeyOptions = (signal: AbortSignal) => Promise<PasskeyOptions | null>

/** The port that signs in with a passkey's signature. */
export type SignInWithPasskeyPort = Port<SignInWithPasskeyRequest, SignedInWithPasskey>

/**
 * State of the button. `unsupported`: the browser or the back end has no passkeys, or it is not known yet. `pending`: the
 * browser asks, or the signature is sent.
 */
export type PasskeySignInState = { status: 'unsupported' } | FormStatus

/** Why the last attempt failed. Its code is `passkey_cancelled` if no passkey was chosen. */
export type PasskeySignInError = Failed

/** How long before autofill gets another challenge, in ms: one is valid for 10 minutes. */
export const RENEW_AFTER_MS = 9 * 60_000

/** Requests the options over HTTP. */
export function findPasskeyOptionsCall(request: HttpClient): FindPasskeyOptions {
  return async (signal) => {
    const answer = await load(request, [passkeyApiRoutes.passkeyOptions], { signal })
    return v.parse(passkeyOptionsResponse, answer).options
  }
}

/** Signs in with a passkey's signature over HTTP. A success without a user counts as unreachable. */
export function signInWithPasskeyCall(request: HttpClient): SignInWithPasskeyPort {
  return (body, signal) =>
    postSignIn(request, {
      path: passkeyApiRoutes.signInWithPasskey,
      body,
      fields: [],
      schema: signInWithPasskeyRequest,
      signal,
    })
}

/** One attempt: signs in with the signature that a field has given, or asks for one. */
export function attemptCall(
  findOptions: FindPasskeyOptions,
  authenticator: Authenticator,
  signIn: SignInWithPasskeyPort,
): Port<PasskeySignature | null, SignedInWithPasskey> {
  return async (given, signal) => {
    const credential = given ?? (await askForOne(signal))
    return 'ok' in credential ? credential : signIn({ credential }, signal)
  }

  async function askForOne(signal: AbortSignal): Promise<PasskeySignature | Failure> {
    const options = await findOptions(signal)
    if (!options) return { ok: false, reason: 'unreachable' }
    try {
      const credential = await authenticator.sign(options, { from: 'prompt', signal })
      return credential ?? { ok: false, reason: 'refused', code: 'passkey_cancelled' }
    } catch {
      return { ok: false, reason: 'refused' }
    }
  }
}

/** Waits until a field gives a signature; null if none will. Never rejects. */
export async function waitForAutofill(
  authenticator: Authenticator,
  options: PasskeyOptions,
  signal: AbortSignal,
): Promise<PasskeySignature | null> {
  return (await authenticator.canAutofill()) ? authenticator.sign(options, { from: 'autofill', signal }) : null
}

/** The texts for failures. */
export function toFailureMessages({ cancelled, refused, unreachable, codes }: PasskeySignInMessages): FailureMessages {
  return { refused, unreachable, codes: { passkey_cancelled: () => cancelled, ...codes } }
}

/** The toast for a result; null where the visitor has closed the prompt, and knows. */
export function toNotice(
  result: SignedInWithPasskey | Failure,
  messages: PasskeySignInMessages,
  brand: Pick<Brand, 'name'>,
): Notice | null {
  const isCancelled = !result.ok && result.reason === 'refused' && result.code === 'passkey_cancelled'
  return isCancelled ? null : toSignInNotice(result, { ...messages, ...toFailureMessages(messages) }, brand)
}

/** The texts of the button. */
export const passkeySignInMessages = {
  submit: 'Continue with a passkey',
  submitting: 'Waiting for your passkey...',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  signedIn: 'You are signed in.',
  toDashboard: 'Go to your dashboard',
  successTitle: 'Login successful!',
  successText: (product: string) => `Welcome back to ${product}`,
  failureTitle: 'Login failed',
  /** After the prompt was closed, or found no passkey. */
  cancelled: 'No passkey was used.',
  refused: 'This passkey could not be used. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `invalid_passkey`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type PasskeySignInMessages = typeof passkeySignInMessages
