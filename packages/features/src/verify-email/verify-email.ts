import { apiRoutes, verifyEmailResponse, type ApiUser } from '@summit/contract'
import * as v from 'valibot'
import type { Routes } from '../shared/config/use-config.ts'
import { toFailed, type Failed } from '../shared/form/form-status.ts'
import { getNextPage } from '../shared/form/next-page.ts'
import { readRefusal } from '../shared/form/refusal.ts'
import { isRateLimited, type CodeTexts, type Failure, type Port, type Success } from '../shared/form/submission.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import type { RecoveryLink } from '../shared/recovery/link.ts'

/**
 * The state of the screen. `verified`: the address is verified, and the visitor signs in with the password; `success`: the
 * visitor is signed in, and goes on to `next`.
 */
export type VerifyEmailState =
  | { status: 'pending' }
  | { status: 'success'; next: string }
  | { status: 'verified' }
  | VerifyEmailError

/** Why the address was not verified: the link is `invalid`, it was `refused`, or the API is `unreachable`. */
export type VerifyEmailError = Failed<Failure['reason'] | 'invalid'>

/** A success. In the browser that signed up the visitor is signed in as `user`. */
export interface EmailVerified extends Success {
  user?: ApiUser | undefined
  /** The page that the visitor wanted when signing up. */
  next?: string | undefined
}

/** The port that verifies an address by the token of a mailed link. */
export type VerifyEmailPort = Port<{ token: string }, EmailVerified>

/** The result of verifying a link. */
export type LinkResult = EmailVerified | Failure | { ok: false; reason: 'invalid' }

/** Delay of the redirect after success, in ms. */
export const REDIRECT_AFTER_MS = 1000

/** Verifies an address over HTTP. Any ok status is a success. What fails on the way, or in the server, says nothing of the link. */
export function verifyEmailCall(request: HttpClient): VerifyEmailPort {
  return async (body, signal) => {
    const response = await request({ path: apiRoutes.verifyEmail, body, signal })
    if (response.status >= 500) return { ok: false, reason: 'unreachable' }
    if (!response.ok) return readRefusal(response)
    const { data } = v.parse(verifyEmailResponse, JSON.parse(response.text))
    return { ok: true, ...data }
  }
}

/**
 * Verifies the link in the address. Once it is used or refused a reload does not send it again; it is neither while the API is
 * unreachable, or after too many attempts. A visitor who is signed in may reload until the redirect, and is told the same.
 */
export async function verifyLink(
  link: RecoveryLink,
  tokenParameter: string,
  verifyEmail: VerifyEmailPort,
  signal: AbortSignal,
): Promise<LinkResult> {
  const token = new URLSearchParams(link.take()).get(tokenParameter)?.trim()
  if (!token) {
    link.release()
    return { ok: false, reason: 'invalid' }
  }
  const result = await verifyEmail({ token }, signal)
  if (result.ok ? !result.user : result.reason === 'refused' && !isRateLimited(result)) link.release()
  return result
}

/** The state of the screen. Pending as long as there is no result. */
export function toState(result: LinkResult | null, routes: Routes, messages: VerifyEmailMessages): VerifyEmailState {
  if (!result) return { status: 'pending' }
  if (!result.ok) {
    if (result.reason !== 'invalid') return toFailed(result, messages)
    return { status: 'error', reason: 'invalid', message: messages.invalid }
  }
  if (!result.user) return { status: 'verified' }
  const next = getNextPage(result.next ?? null, routes)
  return { status: 'success', next: next ? next.pathname + next.search : routes.dashboard }
}

/** The screen's texts. */
export const verifyEmailMessages = {
  pendingTitle: 'Verifying...',
  pendingText: 'Please wait while we verify your email address.',
  withoutScripts: 'This page needs JavaScript. Turn it on, and reload the page.',
  successTitle: 'Your account is ready',
  successText: 'Your email address is verified. Taking you on...',
  goOn: 'Continue now',
  verifiedTitle: 'Email verified',
  verifiedText: 'Your account is ready. Sign in with the password that you have chosen.',
  signIn: 'Sign in',
  errorTitle: 'Verification failed',
  tryAgain: 'Try Again',
  signUpAgain: 'Sign up again',
  invalid: 'This link is incomplete. Please open the whole link from the email.',
  refused: 'This link is invalid or has expired.',
  unreachable: 'Network error. Please try again.',
  /** The line in the picture; empty for none. */
  motto: '',
  /** Texts for error codes of the server, such as `invalid_link`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type VerifyEmailMessages = typeof verifyEmailMessages
