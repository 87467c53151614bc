import {
  enableTwoFactorRequest,
  newTwoFactorResponse,
  recoveryCodesResponse,
  twoFactorApiRoutes,
  twoFactorPasswordRequest,
  twoFactorResponse,
  type EnableTwoFactorRequest,
  type NewTwoFactorResponse,
  type TwoFactorPasswordRequest,
} from '@summit/contract'
import * as v from 'valibot'
import type { Failed, FormStatus } from '../../shared/form/form-status.ts'
import { passwordFieldMessages } from '../../shared/form/password-field.ts'
import { readResult } from '../../shared/form/refusal.ts'
import type { CodeTexts, Failure, Port, Refusal } from '../../shared/form/submission.ts'
import { load, type HttpClient } from '../../shared/ports/request.ts'
import { codeFieldMessages, getConfirmationField, type ConfirmationErrors } from '../confirmation.ts'

/** Whether two-factor authentication is on. */
export interface TwoFactor {
  /** When it was turned on, in ms since 1970; null while it is off. */
  enabledAt: number | null
  /** How many recovery codes are left. */
  recoveryCodes: number
}

/** A new secret, which counts once the app has it. */
export interface TwoFactorSetup extends NewTwoFactorResponse {
  ok: true
}

/** New recovery codes. They are never sent again. */
export interface NewRecoveryCodes {
  ok: true
  recoveryCodes: readonly string[]
}

/** Finds whether it is on; null, or a rejection, if that cannot be loaded. */
export type FindTwoFactor = (signal: AbortSignal) => Promise<TwoFactor | null>

/** The port that gets a new secret. */
export type StartTwoFactorPort = Port<TwoFactorPasswordRequest, TwoFactorSetup>

/** The port that turns it on, with the first code of the app. */
export type EnableTwoFactorPort = Port<EnableTwoFactorRequest, NewRecoveryCodes>

/** The port that replaces the recovery codes. */
export type ReplaceRecoveryCodesPort = Port<TwoFactorPasswordRequest, NewRecoveryCodes>

/** The port that turns it off. */
export type DisableTwoFactorPort = Port<TwoFactorPasswordRequest>

/** What the dialog of the card asks the password for. */
export type TwoFactorAction = 'disable' | 'replace codes'

/** State of a form of the card. A success has a state of its own. */
export type TwoFactorFormStatus = Exclude<FormStatus, { status: 'success' }>

/** State of the dialog. */
export type TwoFactorDialogState =
  | { status: 'closed' }
  | { status: 'open'; action: TwoFactorAction; request: TwoFactorFormStatus }

/**
 * State of the card: `unavailable` if it cannot be loaded; `setup` until the app has shown its first code; `codes` until the
 * user has kept the new recovery codes. `hasDisabled`: it was turned off just now.
 */
export type TwoFactorSettingsState =
  | { status: 'pending' }
  | { status: 'unavailable' }
  | { status: 'off'; form: TwoFactorFormStatus; hasDisabled: boolean }
  | { status: 'setup'; setup: Pick<TwoFactorSetup, 'uri' | 'secret'>; form: TwoFactorFormStatus }
  | { status: 'codes'; recoveryCodes: readonly string[]; hasCopied: boolean }
  | { status: 'on'; enabledAt: number; recoveryCodes: number; dialog: TwoFactorDialogState }

/** Why the last attempt failed. */
export type TwoFactorSettingsError = Failed

/** Error messages of the rejected fields, by field name. */
export type TwoFactorSettingsFieldErrors = ConfirmationErrors

/** Requests over HTTP whether it is on. */
export function findTwoFactorCall(request: HttpClient): FindTwoFactor {
  return async (signal) => {
    const answer = await load(request, [twoFactorApiRoutes.twoFactor], { signal })
    const { enabledAt, recoveryCodes } = v.parse(twoFactorResponse, answer)
    return { enabledAt: enabledAt === undefined ? null : Date.parse(enabledAt), recoveryCodes }
  }
}

/** Requests a new secret over HTTP. */
export function startTwoFactorCall(request: HttpClient): StartTwoFactorPort {
  return passwordCall(request, twoFactorApiRoutes.newTwoFactor, newTwoFactorResponse)
}

/** Turns it on over HTTP. */
export function enableTwoFactorCall(request: HttpClient): EnableTwoFactorPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: twoFactorApiRoutes.enableTwoFactor, body, signal }))
    if (result.ok) return { ok: true, ...v.parse(recoveryCodesResponse, result.answer) }
    const isWrong = result.code === 'invalid_code' || !v.is(enableTwoFactorRequest, body)
    return isWrong ? { ...result, field: 'code' } : result
  }
}

/** Replaces the recovery codes over HTTP. */
export function replaceRecoveryCodesCall(request: HttpClient): ReplaceRecoveryCodesPort {
  return passwordCall(request, twoFactorApiRoutes.newRecoveryCodes, recoveryCodesResponse)
}

/** Turns it off over HTTP. The status decides. */
export function disableTwoFactorCall(request: HttpClient): DisableTwoFactorPort {
  return async (body, signal) => {
    const result = readResult(await request({ path: twoFactorApiRoutes.disableTwoFactor, body, signal }))
    return result.ok ? result : withField(result, body)
  }
}

function passwordCall<Answer extends object>(
  request: HttpClient,
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
): Port<TwoFactorPasswordRequest, Answer & { ok: true }> {
  return async (body, signal) => {
    const result = readResult(await request({ path, body, signal }))
    return result.ok ? { ok: true, ...v.parse(schema, result.answer) } : withField(result, body)
  }
}

function withField(refusal: Refusal, body: TwoFactorPasswordRequest): Failure {
  const isValid = v.is(twoFactorPasswordRequest, body)
  return { ...refusal, field: isValid ? getConfirmationField(refusal.code) : 'currentPassword' }
}

/** A secret in groups of four, to be read and typed. */
export function formatSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** The card's texts. */
export const twoFactorSettingsMessages = {
  title: 'Two-factor authentication',
  text: 'Besides your password, signing in takes a code that changes every 30 seconds, from an app on your phone.',
  unavailable: 'This cannot be shown right now.',
  currentPassword: 'Password of your account',
  passwordField: passwordFieldMessages,
  codeField: codeFieldMessages,
  forgotPassword: 'Forgot it, or never had one?',
  start: 'Set up two-factor authentication',
  starting: 'Setting up...',
  scan: 'Scan this code with your authenticator app.',
  qrCode: 'QR code that adds your account to an authenticator app',
  /** Before the secret, for a phone that cannot scan its own screen. */
  type: 'Or enter this key in the app:',
  enter: 'Then enter the code that the app shows.',
  code: 'Code of the app',
  codeHint: 'Six digits.',
  enable: 'Turn on',
  enabling: 'Turning on...',
  cancel: 'Cancel',
  codesTitle: 'Keep your recovery codes',
  codesText: 'Each signs you in once if your phone is lost. They are shown this one time only.',
  copy: 'Copy',
  copied: 'The codes were copied.',
  save: 'Save as a file',
  /** Begins the name of the file, before `.txt`. */
  fileName: 'recovery-codes',
  print: 'Print',
  close: 'I have kept them',
  on: (date: string) => `On since ${date}.`,
  recoveryCodes: (count: number) => (count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`),
  replaceCodes: 'New recovery codes',
  disable: 'Turn off',
  disabled: 'Two-factor authentication is off.',
  disableQuestion: 'Turn off two-factor authentication?',
  disableDescription: 'Your password alone will sign in. Your recovery codes become invalid.',
  confirmDisable: 'Turn it off',
  replaceQuestion: 'Make new recovery codes?',
  replaceDescription: 'The codes that you have kept become invalid.',
  confirmReplace: 'Make new codes',
  confirming: 'One moment...',
  keep: 'Leave it as it is',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  /** The title of every toast about a failure. */
  failureTitle: 'Nothing was changed',
  notCopied: 'The codes could not be copied. Please save them as a file.',
  refused: 'That did not work. Please try again.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `wrong_password`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type TwoFactorSettingsMessages = typeof twoFactorSettingsMessages
