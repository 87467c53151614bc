import { forgotPasswordRequest, type ForgotPasswordRequest } from '@summit/contract'
import * as v from 'valibot'
import type { Notice } from '../shared/ports.ts'
import { toFailed, type Failed } from '../shared/submission/form-status.ts'
import { failureText, type Failure, type Port, type Submission } from '../shared/submission/submission.ts'

/** A success, and the address it is for. Whether there is such an account is never said. */
export interface LinkSent {
  ok: true
  email: string
}

/** The port that asks for a mail to an address. */
export type SendResetLink = Port<ForgotPasswordRequest, LinkSent>

/** The step that the visitor has reached, whether or not a request is under way. */
export type ForgotProgress =
  | { status: 'form' }
  | { status: 'invalid' }
  /** `sentAt` and `now` are in ms since 1970. */
  | { status: 'sent'; email: string; sentAt: number; now: number }
  | { status: 'changed' }

/** All that can happen to it. `now` is in ms since 1970. */
export type ForgotEvent =
  | { type: 'rejected' }
  | { type: 'submitted' }
  | { type: 'sent'; email: string; now: number }
  | { type: 'ticked'; now: number }
  | { type: 'changedElsewhere' }

/** Delay until another mail can be requested, in ms: the rate limit of the server per address. */
export const AGAIN_AFTER_MS = 60_000

/** The state machine. It ends when the password is changed in another tab. */
export function transition(progress: ForgotProgress, event: ForgotEvent): ForgotProgress {
  switch (event.type) {
    case 'rejected':
      return { status: 'invalid' }
    case 'submitted':
      return progress.status === 'invalid' ? { status: 'form' } : progress
    case 'sent':
      return { status: 'sent', email: event.email, sentAt: event.now, now: event.now }
    case 'ticked':
      return progress.status === 'sent' ? { ...progress, now: event.now } : progress
    case 'changedElsewhere':
      return progress.status === 'sent' ? { status: 'changed' } : progress
    default:
      return event satisfies never
  }
}

/** Whether another mail can be asked for. It can after a failure, too. */
export type Again = { status: 'waiting'; seconds: number } | { status: 'ready' } | { status: 'sending' } | Failed

/** One member for each state of the view. `error` is a failed call, which a toast announces (FORGOT-10…12). */
export type ForgotState =
  | { status: 'form' }
  | { status: 'invalid' }
  | { status: 'sending' }
  | Failed
  | { status: 'sent'; email: string; again: Again }
  | { status: 'changed' }

/** The state that is shown. */
export function forgotState(
  progress: ForgotProgress,
  submission: Submission<LinkSent>,
  messages: ForgotPasswordMessages,
): ForgotState {
  if (progress.status !== 'form' && progress.status !== 'sent') return progress
  const request = requestState(submission, messages)
  if (progress.status === 'form') return request ?? progress
  return { status: 'sent', email: progress.email, again: request ?? againAt(progress) }
}

/** The state of a request that is under way or has failed. */
function requestState(submission: Submission<LinkSent>, { failed }: ForgotPasswordMessages) {
  if (submission.status === 'pending') return { status: 'sending' } as const
  if (submission.status === 'failed') return toFailed(submission.failure, { refused: failed, unreachable: failed })
  return null
}

/** The remaining time, by the clock and not by counting ticks, which are slow in a background tab. */
function againAt({ sentAt, now }: { sentAt: number; now: number }): Again {
  const left = sentAt + AGAIN_AFTER_MS - now
  return left > 0 ? { status: 'waiting', seconds: Math.ceil(left / 1000) } : { status: 'ready' }
}

/** Reads an address as the server does (FORGOT-01); null where the server would refuse it. */
export function readAddress(text: string): string | null {
  const read = v.safeParse(forgotPasswordRequest, { email: text })
  return read.success ? read.output.email : null
}

/** The toast for an answer. */
export function noticeOf(answer: LinkSent | Failure, messages: ForgotPasswordMessages): Notice {
  if (answer.ok) return { kind: 'plain', title: messages.successTitle, text: messages.successText }
  return {
    kind: 'destructive',
    title: messages.errorTitle,
    text: failureText(answer, { refused: messages.failed, unreachable: messages.failed }),
  }
}

/** The screen's texts. */
export const forgotPasswordMessages = {
  title: 'Lost the way in?',
  text: 'Enter your email and we’ll send a link to set a new password.',
  email: 'Email',
  invalid: 'Please enter a valid email address',
  submit: 'Send Reset Link',
  submitting: 'Sending...',
  backToLogin: 'Back to Login',
  sentTitle: 'Check your email',
  /** A sentence with the address `email`. */
  sentText: 'If there is an account for {email}, a reset link is on its way.',
  expiry: 'The link expires in 24 hours.',
  openMail: 'Open your inbox',
  seeMail: 'See the mail',
  nothingThere: 'Nothing yet? Give it a minute, or check your spam folder.',
  again: 'Send again',
  againIn: (seconds: number) => `Send again in ${seconds} s`,
  changedTitle: 'Password Updated!',
  changedText: 'You set a new password in another tab. You can close this one.',
  motto: 'Everyone loses the path now and then.',
  successTitle: 'Email sent!',
  successText: 'Check your inbox for password reset instructions.',
  errorTitle: 'Error',
  failed: 'Failed to send reset email. Please try again.',
}
export type ForgotPasswordMessages = typeof forgotPasswordMessages
