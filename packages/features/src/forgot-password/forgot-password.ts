import { apiRoutes, forgotPasswordRequest, type ForgotPasswordRequest } from '@summit/contract'
import * as v from 'valibot'
import { readRefusal } from '../shared/form/refusal.ts'
import type { Notice } from '../shared/ports/ports.ts'
import { RequestError, type HttpClient } from '../shared/ports/request.ts'
import { serverMessage } from '../shared/form/server-message.ts'
import { toFailed, type Failed } from '../shared/form/form-status.ts'
import type { ResendState } from '../shared/form/resend.ts'
import type { CodeTexts, Failure, Port, Submission } from '../shared/form/submission.ts'

/** A success, and the address that the mail went to. It does not say whether that address has an account. */
export interface LinkSent {
  ok: true
  email: string
}

/** The port that requests a mail with a recovery link. */
export type SendResetLink = Port<ForgotPasswordRequest, LinkSent>

/**
 * The state of the screen. `success`: the mail is sent, and another can be requested. `changed`: the password was set
 * in another tab.
 */
export type ForgotPasswordState =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'success'; email: string; resend: ResendState }
  | ForgotPasswordError
  | { status: 'changed' }

/** Why the last attempt failed: an `invalid` email address, `refused` by the server, or `unreachable`. */
export type ForgotPasswordError = Failed<Failure['reason'] | 'invalid'>

/** Error message of the rejected field, by field name. */
export type ForgotPasswordFieldErrors = Partial<Record<keyof ForgotPasswordRequest, string>>

/** The step that the visitor has reached. */
export type Progress =
  | { status: 'form' }
  | { status: 'invalid' }
  | { status: 'sent'; email: string }
  | { status: 'changed' }

/** The events of the state machine. */
export type ForgotPasswordEvent =
  | { type: 'reset' }
  | { type: 'rejected' }
  | { type: 'sent'; email: string }
  | { type: 'changedElsewhere' }

/** The state machine. */
export function transition(progress: Progress, event: ForgotPasswordEvent): Progress {
  switch (event.type) {
    case 'reset':
      return { status: 'form' }
    case 'rejected':
      return { status: 'invalid' }
    case 'sent':
      return { status: 'sent', email: event.email }
    case 'changedElsewhere':
      return progress.status === 'sent' ? { status: 'changed' } : progress
    default:
      return event satisfies never
  }
}

/** The state of the screen at this step, with this request, and so many seconds until another mail can be requested. */
export function forgotPasswordState(
  progress: Progress,
  submission: Submission<LinkSent>,
  waitSeconds: number,
  messages: ForgotPasswordMessages,
): ForgotPasswordState {
  switch (progress.status) {
    case 'form':
      return requestState(submission, messages) ?? { status: 'idle' }
    case 'invalid':
      return invalidAddress(messages)
    case 'sent':
      return { status: 'success', email: progress.email, resend: resendState(submission, waitSeconds, messages) }
    case 'changed':
      return progress
    default:
      return progress satisfies never
  }
}

function requestState(submission: Submission<LinkSent>, messages: ForgotPasswordMessages) {
  if (submission.status === 'pending') return { status: 'pending' } as const
  return submission.status === 'failed' ? toError(submission.failure, messages) : null
}

/** The state after an invalid address. */
export function invalidAddress({ invalid }: ForgotPasswordMessages): ForgotPasswordError {
  return { status: 'error', reason: 'invalid', message: invalid, field: 'email' }
}

/** The state after a failed request. */
export function toError(failure: Failure, { failed, codes }: ForgotPasswordMessages): Failed {
  return toFailed(failure, { refused: failed, unreachable: failed, codes })
}

function resendState(
  submission: Submission<LinkSent>,
  waitSeconds: number,
  messages: ForgotPasswordMessages,
): ResendState {
  // A wait says more than that the request came too early.
  if (waitSeconds > 0 && submission.status !== 'pending') return { status: 'waiting', seconds: waitSeconds }
  return requestState(submission, messages) ?? { status: 'ready' }
}

/** The normalised address, or null if the server would reject it. */
export function readAddress(text: string): string | null {
  const read = v.safeParse(forgotPasswordRequest, { email: text })
  return read.success ? read.output.email : null
}

/**
 * The request over HTTP. Any ok status is a success, whatever the body. A failure has the message of the
 * JSON in the response, or else of the request's error: `500: …`.
 */
export function sendResetLinkCall(request: HttpClient): SendResetLink {
  return async ({ email }, signal) => {
    const response = await request({ path: apiRoutes.forgotPassword, body: { email }, signal })
    if (response.ok) return { ok: true, email }
    const refusal = readRefusal(response)
    return { ...refusal, message: refusal.message ?? serverMessage(new RequestError(response).message) }
  }
}

/** The toast for a response. */
export function toNotice(result: LinkSent | Failure, messages: ForgotPasswordMessages): Notice {
  return result.ok
    ? { intent: 'neutral', title: messages.successTitle, text: messages.successText }
    : { intent: 'danger', title: messages.errorTitle, text: toError(result, messages).message }
}

/** The screen's texts. */
export const forgotPasswordMessages = {
  title: 'Forgot your password?',
  text: 'Enter your email and we’ll send a link to set a new password.',
  email: 'Email',
  invalid: 'Please enter a valid email address',
  submit: 'Send Reset Link',
  submitting: 'Sending...',
  backToLogin: 'Back to Login',
  sentTitle: 'Check your email',
  sentText: 'If there is an account for {email}, a reset link is on its way.',
  expiry: 'The link expires in 24 hours.',
  openMail: 'Open your inbox',
  seeMail: 'See the mail',
  nothingThere: 'Nothing yet? Give it a minute, or check your spam folder.',
  resend: 'Send again',
  resendIn: (seconds: number) => `Send again in ${seconds} s`,
  changedTitle: 'Password Updated!',
  changedText: 'You set a new password in another tab. You can close this one.',
  /** The line in the picture; empty for none. */
  motto: '',
  successTitle: 'Email sent!',
  successText: 'Check your inbox for password reset instructions.',
  errorTitle: 'Error',
  failed: 'Failed to send reset email. Please try again.',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type ForgotPasswordMessages = typeof forgotPasswordMessages
