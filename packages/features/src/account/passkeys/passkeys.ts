import {
  newPasskeyOptionsRequest,
  passkeyApiRoutes,
  passkeyOptionsResponse,
  passkeysResponse,
  removePasskeyRequest,
  type NewPasskeyOptionsRequest,
  type RemovePasskeyRequest,
} from '@summit/contract'
import * as v from 'valibot'
import type { Authenticator, NewPasskey } from '../../shared/account/authenticator.ts'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import { passwordFieldMessages } from '../../shared/form/password-field.ts'
import { readResult } from '../../shared/form/refusal.ts'
import type { CodeTexts, Failure, FailureMessages, Port, Refusal } from '../../shared/form/submission.ts'
import type { Notice } from '../../shared/ports/ports.ts'
import { load, type HttpClient } from '../../shared/ports/request.ts'
import { codeFieldMessages, getConfirmationField, type ConfirmationErrors } from '../confirmation.ts'
import { toFailedChange } from '../failed-change.ts'

/** A passkey of the user. Times are in ms since 1970. */
export interface Passkey {
  /** Names it for {@link RemovePasskeyPort}. */
  id: string
  createdAt: number
  /** @default it was not used yet */
  usedAt?: number | undefined
  /** Name of the browser that added it. @default unknown */
  browser?: string | undefined
  /** Name of the operating system that added it. @default unknown */
  system?: string | undefined
}

/** Finds the user's passkeys, the newest first; null, or a rejection, if they cannot be loaded. */
export type FindPasskeys = (signal: AbortSignal) => Promise<readonly Passkey[] | null>

/** The port that makes a passkey with the browser, and adds it. */
export type AddPasskeyPort = Port<NewPasskeyOptionsRequest>

/** The port that removes a passkey. */
export type RemovePasskeyPort = Port<RemovePasskeyRequest>

/** State of the form that adds a passkey. `unsupported`: the browser has none. */
export type AddPasskeyState = { status: 'unsupported' } | FormStatus

/** State of the dialog that removes a passkey: that of its request, for the one that it names. */
export type RemovePasskeyState =
  | { status: 'closed' }
  | { status: 'open'; passkey: Passkey; request: Exclude<FormStatus, { status: 'success' }> }

/** State of the user's passkeys: `unavailable` if they cannot be loaded. `hasRemoved`: the last change was a removal. */
export type PasskeysState =
  | { status: 'pending' }
  | { status: 'unavailable' }
  | {
      status: 'ready'
      passkeys: readonly Passkey[]
      adding: AddPasskeyState
      removing: RemovePasskeyState
      hasRemoved?: boolean
    }

/** Why the last attempt failed. Its code is `passkey_cancelled` or `passkey_known` if the browser made none. */
export type PasskeysError = Failed

/** Error messages of a form's rejected fields, by field name. */
export type PasskeysFieldErrors = ConfirmationErrors

/** Requests the passkeys over HTTP. */
export function findPasskeysCall(request: HttpClient): FindPasskeys {
  return async (signal) => {
    const { passkeys } = v.parse(passkeysResponse, await load(request, [passkeyApiRoutes.passkeys], { signal }))
    return passkeys.map(({ createdAt, usedAt, ...passkey }) => ({
      ...passkey,
      createdAt: Date.parse(createdAt),
      usedAt: usedAt === undefined ? undefined : Date.parse(usedAt),
    }))
  }
}

/** Requests the options over HTTP, makes a passkey and sends it. The status decides. */
export function addPasskeyCall(request: HttpClient, authenticator: Authenticator): AddPasskeyPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: passkeyApiRoutes.newPasskeyOptions, body, signal }))
    if (!result.ok) return withField(result, v.is(newPasskeyOptionsRequest, body))
    const { options } = v.parse(passkeyOptionsResponse, result.answer)
    let made: NewPasskey | 'known' | null
    try {
      made = await authenticator.create(options, signal)
    } catch {
      return { ok: false, reason: 'refused' }
    }
    if (made === 'known') return { ok: false, reason: 'refused', code: 'passkey_known' }
    if (made === null) return { ok: false, reason: 'refused', code: 'passkey_cancelled' }
    return readResult(await request({ path: passkeyApiRoutes.addPasskey, body: { credential: made }, signal }))
  }
}

function withField(refusal: Refusal, isValid: boolean): Failure {
  return { ...refusal, field: isValid ? getConfirmationField(refusal.code) : 'currentPassword' }
}

/** Removes a passkey over HTTP. The status decides. */
export function removePasskeyCall(request: HttpClient): RemovePasskeyPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: passkeyApiRoutes.removePasskey, body, signal }))
    return result.ok ? result : withField(result, v.is(removePasskeyRequest, body))
  }
}

/** The texts for failures to add a passkey. */
export function toAddMessages({ cancelled, known, refused, unreachable, codes }: PasskeysMessages): FailureMessages {
  return { refused, unreachable, codes: { passkey_cancelled: () => cancelled, passkey_known: () => known, ...codes } }
}

/** The texts for failures to remove a passkey. */
export function toRemoveMessages({ notRemoved, unreachable, codes }: PasskeysMessages): FailureMessages {
  return { refused: notRemoved, unreachable, codes }
}

/** The toast for a failure; null where the visitor has closed the prompt, and knows. */
export function toFailureNotice(failure: Failure, title: string, messages: FailureMessages): Notice | null {
  if (failure.reason === 'refused' && failure.code === 'passkey_cancelled') return null
  return toFailedChange(failure, title, messages)
}

/** The name of a passkey in the list, by what added it. */
export function getPasskeyName({ browser, system }: Passkey, messages: PasskeysMessages): string {
  return (browser && system ? messages.device(browser, system) : (browser ?? system)) ?? messages.unknown
}

/** The card's texts. */
export const passkeysMessages = {
  title: 'Passkeys',
  text: 'Sign in with your fingerprint, your face or the PIN of your device, without a password.',
  none: 'You have no passkey yet.',
  unavailable: 'Your passkeys cannot be shown right now.',
  unsupported: 'This browser has no passkeys.',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown browser',
  added: (date: string) => `Added on ${date}`,
  used: (date: string) => `Last used on ${date}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove the passkey of ${name}`,
  removed: 'The passkey was removed.',
  question: 'Remove this passkey?',
  description: (name: string) =>
    `The passkey of ${name} no longer signs in. It may stay on your device, where you can delete it.`,
  confirm: 'Remove passkey',
  removing: 'Removing...',
  cancel: 'Keep it',
  currentPassword: 'Account password',
  passwordField: passwordFieldMessages,
  codeField: codeFieldMessages,
  forgotPassword: 'Forgot it, or never had one?',
  submit: 'Add a passkey',
  submitting: 'Waiting for your device...',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  successTitle: 'The passkey was added.',
  failureTitle: 'No passkey was added',
  removalFailureTitle: 'The passkey was not removed',
  /** After the prompt was closed. */
  cancelled: 'No passkey was made.',
  known: 'This device has a passkey of your account already.',
  refused: 'The passkey could not be added. Please try again.',
  notRemoved: 'The passkey could not be removed. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `wrong_password`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type PasskeysMessages = typeof passkeysMessages
