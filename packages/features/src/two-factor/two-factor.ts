import { confirmSignInRequest, twoFactorApiRoutes, type ApiUser, type ConfirmSignInRequest } from '@summit/contract'
import type { Failed, FormStatus } from '../shared/form/form-status.ts'
import { postSignIn } from '../shared/form/sign-in-result.ts'
import type { CodeTexts, Failure, Port } from '../shared/form/submission.ts'
import type { HttpClient } from '../shared/ports/request.ts'

/** A success, with the user in the response. */
export interface SignInConfirmed {
  ok: true
  user: ApiUser
}

/** The port that completes a sign-in with a code of the authenticator app, or with a recovery code. */
export type ConfirmSignInPort = Port<ConfirmSignInRequest, SignInConfirmed>

/** What is asked for. */
export type TwoFactorMethod = 'app' | 'recovery code'

/** State of the form. `expired`: the first step was too long ago, or there was none. */
export type TwoFactorState = FormStatus | { status: 'expired' }

/** Why the last attempt failed. Its code is `sign_in_expired` if the visitor has to begin again. */
export type TwoFactorError = Failed

/** Error messages of the rejected fields, by field name. */
export type TwoFactorFieldErrors = Partial<Record<keyof ConfirmSignInRequest, string>>

/** The names of the form's fields. */
export const fields = ['code'] as const

/** Completes a sign-in over HTTP. A success without a user counts as unreachable. */
export function confirmSignInCall(request: HttpClient): ConfirmSignInPort {
  return async (body, signal) => {
    const result = await postSignIn(request, {
      path: twoFactorApiRoutes.confirmSignIn,
      body,
      fields,
      schema: confirmSignInRequest,
      signal,
    })
    return !result.ok && hasCode(result, 'invalid_code') ? { ...result, field: 'code' } : result
  }
}

/** Whether the server has refused with this code. */
function hasCode(failure: Failure, code: string): boolean {
  return failure.reason === 'refused' && failure.code === code
}

/** Whether the sign-in has to begin again. */
export const hasExpired = (failure: Failure): boolean => hasCode(failure, 'sign_in_expired')

/** The screen's texts. */
export const twoFactorMessages = {
  title: 'One more step',
  appText: 'Enter the code that your authenticator app shows.',
  recoveryText: 'Enter one of the recovery codes that you kept.',
  code: 'Code',
  codeHint: 'Six digits that change every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'Ten letters and digits. Each code works once.',
  submit: 'Verify',
  submitting: 'Verifying...',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  cancel: 'Back to sign-in',
  expiredTitle: 'Please sign in again',
  expiredText: 'This took longer than 10 minutes, or the sign-in was begun elsewhere.',
  signInAgain: 'Sign in again',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
  signedIn: 'You are signed in.',
  toDashboard: 'Go to your dashboard',
  /** The line in the picture; empty for none. */
  motto: '',
  successTitle: 'Login successful!',
  successText: (product: string) => `Welcome back to ${product}`,
  failureTitle: 'Login failed',
  refused: 'This code is wrong or was used already.',
  unreachable: 'Network error. Please try again.',
  /** Texts for error codes of the server, such as `invalid_code`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type TwoFactorMessages = typeof twoFactorMessages
