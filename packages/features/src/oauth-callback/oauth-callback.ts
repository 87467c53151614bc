import {
  apiRoutes,
  callbackResponse,
  type ApiUser,
  type CallbackRequest,
  type CallbackResponse,
  type Provider,
} from '@summit/contract'
import * as v from 'valibot'
import { providerNames } from '../shared/account/provider-names.ts'
import { addressText } from '../shared/ports/address-text.ts'
import { dedupe } from '../shared/ports/dedupe.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import { toRefusal } from '../shared/form/refusal.ts'
import type { KeyValueStore } from '../shared/ports/storage.ts'
import type { Failed } from '../shared/form/form-status.ts'
import type { CodeTexts, Failure } from '../shared/form/submission.ts'

/** A success, with the user if the response has one. */
export interface Returned {
  ok: true
  user?: ApiUser | undefined
  /** The provider that was linked to the user, who was signed in before. @default none: the user is signed in now */
  linked?: Provider | undefined
}

/** The port that exchanges an authorization code for a session. */
export type RedeemCode = (call: CallbackRequest) => Promise<Returned | Failure>

/**
 * Why the visitor is not signed in: `denied` by the visitor or the provider, `no-code` in the address, `refused` by the
 * server or `unreachable`.
 */
export type OAuthCallbackError = Failed<Failure['reason'] | 'denied' | 'no-code'>

/**
 * State of the screen: `pending` from the first render until the response. `linked`: the provider that was linked to the
 * user's account. `isSignedIn`: a user with an account is signed in nevertheless.
 */
export type OAuthCallbackState =
  | { status: 'pending' }
  | { status: 'success'; linked?: Provider | undefined }
  | (OAuthCallbackError & { isSignedIn?: boolean })

/** What the address contains. */
export type ReturnAddress =
  | { kind: 'code'; call: CallbackRequest }
  | { kind: 'denied'; error: string }
  | { kind: 'taken' }
  | { kind: 'no-code' }

/** Delay of the redirect, in ms. */
export const REDIRECT_AFTER_MS = 2000

/**
 * Reads the query. An error takes precedence over a code; an unknown provider counts as the default one.
 */
export function readReturn(query: string): ReturnAddress {
  const parameters = new URLSearchParams(query)
  const provider = parameters.get('provider') === 'apple' ? 'apple' : 'google'
  // Supabase Auth says so before there is a code.
  if (parameters.get('error_code') === 'identity_already_exists') return { kind: 'taken' }
  const error = addressText(parameters.get('error'))
  if (error) return { kind: 'denied', error }
  const code = parameters.get('code')
  return code ? { kind: 'code', call: { code, provider } } : { kind: 'no-code' }
}

/**
 * The address that a provider's callback redirects to: `callback` with the present query, and the provider added.
 */
export function callbackAddress(callback: string, query: string, provider: Provider): string {
  const parameters = new URLSearchParams(query)
  parameters.set('provider', provider)
  return `${callback}?${parameters}`
}

/** Exchanging a code over HTTP: the status decides, and a user in the response is returned. */
export function redeemCodeCall(request: HttpClient): RedeemCode {
  return async (body) => {
    const response = await request({ path: apiRoutes.callback, body })
    const answer = read(response.text)
    const { user, linked } = answer.data ?? {}
    return response.ok ? { ok: true, user, linked: linked ? body.provider : undefined } : toRefusal(response, answer)
  }
}

/**
 * Sends a code, which can be used only once; later calls in the same tab get the same result, since a screen may be
 * mounted twice, with other ports at every render.
 */
export const redeemOnce = createRedeemer()

interface Redemption {
  call: CallbackRequest
  redeemCode: RedeemCode
}

function createRedeemer() {
  const tabs = new WeakMap<KeyValueStore, (redemption: Redemption) => ReturnType<RedeemCode>>()
  return (tabStorage: KeyValueStore, redemption: Redemption) => {
    const redeem =
      tabs.get(tabStorage) ??
      dedupe(
        ({ call }: Redemption) => `${call.provider} ${call.code}`,
        ({ call, redeemCode }) => redeemCode(call),
      )
    tabs.set(tabStorage, redeem)
    return redeem(redemption)
  }
}

/** Parses a response; empty if it is not JSON. */
function read(text: string): Partial<CallbackResponse> {
  try {
    return v.parse(callbackResponse, JSON.parse(text))
  } catch {
    return {}
  }
}

/** The screen's texts. */
export const oauthCallbackMessages = {
  pendingTitle: 'Signing you in',
  pendingText: 'This only takes a moment.',
  withoutScripts: 'This page needs JavaScript. Turn it on, and reload the page.',
  successTitle: 'You’re in',
  successText: 'Taking you to the home page.',
  goOn: 'Continue to App',
  errorTitle: 'That didn’t work',
  denied: (error: string) => `Authentication failed: ${error}`,
  noCode: 'No authorization code received',
  refused: 'Authentication failed',
  unreachable: 'Network error during authentication',
  tryAgain: 'Try Again',
  asGuest: 'Continue as Guest',
  signedInAs: (name: string) => `Signed in as ${name}`,
  toDashboard: 'Go to your dashboard',
  providers: providerNames,
  linkedTitle: (provider: string) => `${provider} is linked`,
  linkedText: 'Taking you to your account.',
  toAccount: 'Go to your account',
  taken: 'This sign-in is linked to an account already.',
  /** The line in the picture; empty for none. */
  motto: '',
  /** Texts for error codes of the server, such as `rate_limited`, in place of its messages. */
  codes: {} as CodeTexts,
}
export type OAuthCallbackMessages = typeof oauthCallbackMessages
