import { linkTypes } from '@summit/contract'
import type { Routes } from '../shared/config/use-config.ts'
import type { Auth, OneTimeToken, Verification } from '../shared/recovery/auth.ts'
import type { RecoveryLink } from '../shared/recovery/link.ts'
import type { Redirect } from '../shared/form/use-redirect.ts'
import { toFailed, type Failed } from '../shared/form/form-status.ts'
import { nextPath } from './next-path.ts'
import type { CodeTexts } from '../shared/form/submission.ts'

/** The state of the screen. `next` is the path that the link leads to. */
export type ConfirmState = { status: 'pending' } | { status: 'success'; next: string } | ConfirmError

/**
 * Why the link was not verified: it is `invalid`, it was `refused` by the service, the service is `unreachable`, or
 * something `unexpected` happened.
 */
export type ConfirmError = Failed<FailedVerification['reason']>

type FailedVerification = Exclude<Verification, { ok: true }> | { ok: false; reason: 'invalid' }

/** The result of verifying a link. */
export type LinkVerification = { ok: true; next: string | null } | FailedVerification

/** Delay of the redirect after success, in ms. */
export const SUCCESS_REDIRECT_MS = 1000

/** Delay of the redirect after a failure, in ms. */
export const ERROR_REDIRECT_MS = 2000

/** Maximum length of a token, in characters. */
const TOKEN_MAX = 1024

type LinkQuery = { kind: 'link'; token: OneTimeToken; next: string | null } | { kind: 'invalid' } | { kind: 'absent' }

/** Reads a link's query. The first of repeated parameters counts. */
export function readLink(query: string): LinkQuery {
  if (!query) return { kind: 'absent' }
  const parameters = new URLSearchParams(query)
  const tokenHash = parameters.get('token_hash')
  const type = linkTypes.find((known) => known === parameters.get('type'))
  if (!tokenHash?.trim() || tokenHash.length > TOKEN_MAX || !type) return { kind: 'invalid' }
  return { kind: 'link', token: { tokenHash, type }, next: parameters.get('next') }
}

/** The ports of `verifyLink`. */
export interface LinkPorts {
  /** The link in the address bar. */
  link: RecoveryLink
  /** The authentication service. */
  auth: Pick<Auth, 'verify' | 'session'>
}

/**
 * Verifies the link in the address. Without a link the page was reloaded after verification, which succeeds if this tab
 * has a recovery session.
 */
export async function verifyLink({ link, auth }: LinkPorts): Promise<LinkVerification> {
  const query = readLink(link.take())
  switch (query.kind) {
    case 'absent':
      return (await auth.session()) ? { ok: true, next: null } : { ok: false, reason: 'invalid' }
    case 'invalid':
      link.release()
      return { ok: false, reason: 'invalid' }
    case 'link': {
      const verification = await auth.verify(query.token)
      const isUsed = verification.ok || verification.reason !== 'unreachable'
      if (isUsed) link.release()
      return verification.ok ? { ok: true, next: query.next } : verification
    }
    default:
      return query satisfies never
  }
}

/** The state of the screen. Pending as long as there is no result. */
export function confirmState(result: LinkVerification | null, routes: Routes, messages: ConfirmMessages): ConfirmState {
  if (!result) return { status: 'pending' }
  return result.ok ? { status: 'success', next: nextPath(result.next, routes) } : toError(result, messages)
}

function toError(failure: FailedVerification, messages: ConfirmMessages): ConfirmError {
  switch (failure.reason) {
    case 'refused':
    case 'unreachable':
      return toFailed(failure, { ...messages, unreachable: messages.refused })
    case 'invalid':
    case 'unexpected':
      return { status: 'error', reason: failure.reason, message: messages[failure.reason] }
    default:
      return failure satisfies never
  }
}

/** What a host can change about the redirect. */
export interface RedirectOptions {
  /** Where to go after success; null to stay, after a failure too. @default the page that the link names */
  redirectTo?: string | null | undefined
  /** Delay of the redirect after the result, in ms. @default 1000, after a failure 2000 */
  redirectAfterMs?: number | undefined
}

/** The redirect that follows a state: after success to the link's page, after a failure to the form for another link. */
export function getRedirect(
  state: ConfirmState,
  routes: Routes,
  { redirectTo, redirectAfterMs }: RedirectOptions = {},
): Redirect | null {
  if (state.status === 'pending' || redirectTo === null) return null
  return state.status === 'success'
    ? { path: redirectTo ?? state.next, afterMs: redirectAfterMs ?? SUCCESS_REDIRECT_MS }
    : { path: routes.forgotPassword, afterMs: redirectAfterMs ?? ERROR_REDIRECT_MS }
}

/** The screen's texts. */
export const confirmMessages = {
  pendingTitle: 'Verifying...',
  pendingText: 'Please wait while we verify your link',
  withoutScripts: 'This page needs JavaScript. Turn it on, and reload the page.',
  successTitle: 'Verified!',
  successText: 'Redirecting to password reset...',
  goOn: 'Continue now',
  errorTitle: 'Verification Failed',
  errorText: 'Redirecting to reset password page...',
  tryAgain: 'Try Again',
  requestAnother: 'Request a new link now',
  invalid: 'Invalid verification link',
  refused: 'Verification failed',
  unexpected: 'An unexpected error occurred',
  /** The line in the picture; empty for none. */
  motto: '',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type ConfirmMessages = typeof confirmMessages
