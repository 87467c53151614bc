'use client'

import type { ApiUser } from '@summit/contract'
import { useState } from 'react'
import { storeLastProvider } from '../shared/account/last-provider.ts'
import { useAsyncEffect } from '../shared/ports/use-async-effect.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { useRedirect } from '../shared/form/use-redirect.ts'
import { toFailed } from '../shared/form/form-status.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import {
  oauthCallbackMessages,
  readReturn,
  redeemCodeCall,
  redeemOnce,
  REDIRECT_AFTER_MS,
  type OAuthCallbackError,
  type OAuthCallbackMessages,
  type OAuthCallbackState,
  type RedeemCode,
  type Returned,
} from './oauth-callback.ts'

const unreachable = { ok: false, reason: 'unreachable' } as const

/** Overrides of the provider's ports and of the defaults. */
export interface OAuthCallbackOptions extends Partial<
  Pick<Ports, 'request' | 'address' | 'session' | 'storage' | 'clock' | 'navigate' | 'notify'>
> {
  /** Exchanges the code. Called once per code. @default `POST /api/auth/callback` */
  redeemCode?: RedeemCode | undefined
  /** Called once the visitor is signed in, with the user if the response has one. */
  onSuccess?: (user: ApiUser | undefined) => void
  /** Called once if the visitor is not signed in. */
  onError?: ((error: OAuthCallbackError) => void) | undefined
  /** Path to redirect to after success; null for no redirect. @default the provider's `routes.home`, or `account` after linking */
  redirectTo?: string | null | undefined
  /** Delay of the redirect after success, in ms. @default 2000 */
  redirectAfterMs?: number | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<OAuthCallbackMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface OAuthCallbackHandle {
  state: OAuthCallbackState
  messages: OAuthCallbackMessages
  /** Target path of the redirect, or null. */
  redirectTo: string | null
  /** Delay of the redirect after success, in ms. */
  redirectAfterMs: number
}

/**
 * Completes social sign-in, or linking, when the screen is shown: sends the code once, removes it from the address, stores
 * the user, shows a toast and redirects. After a reload there is no code, but a stored user. Ports come from the
 * provider.
 */
export function useOAuthCallback(options: OAuthCallbackOptions = {}): OAuthCallbackHandle {
  const { request, address, session, storage, clock, tabStorage, navigate, notify } = usePorts(options)
  const { routes, createsAccounts = false, storagePrefix } = useConfig()
  const { redeemCode = redeemCodeCall(request), onSuccess, onError } = options
  const { redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(oauthCallbackMessages, options.messages)
  const [state, setState] = useState<OAuthCallbackState>({ status: 'pending' })
  const isLinked = state.status === 'success' && state.linked !== undefined
  const { redirectTo = (isLinked && routes.account) || routes.home } = options

  const redeem = async (): Promise<Returned | OAuthCallbackError> => {
    const returned = readReturn(address.query())
    switch (returned.kind) {
      case 'code': {
        const { call } = returned
        const result = await redeemOnce(tabStorage, { call, redeemCode })
        if (!result.ok) return toFailed(result, messages)
        // A site without accounts of its own stores no more than its session.
        if (createsAccounts && !result.linked) storeLastProvider(storage, storagePrefix, call.provider)
        return result
      }
      case 'denied':
        return { status: 'error', reason: 'denied', message: messages.denied(returned.error) }
      case 'taken':
        return toFailed({ ok: false, reason: 'refused', code: 'identity_taken', message: messages.taken }, messages)
      case 'no-code':
        return address.query() === '' && session.read().status === 'signed-in'
          ? { ok: true }
          : { status: 'error', reason: 'no-code', message: messages.noCode }
      default:
        return returned satisfies never
    }
  }
  /** The toast survives the redirect and links to the dashboard. */
  const notifySignedIn = () => {
    const stored = session.read()
    const name = stored.status === 'signed-in' && (stored.user.name ?? stored.user.email)
    if (!name) return
    notify({
      intent: 'neutral',
      title: messages.signedInAs(name),
      link: { text: messages.toDashboard, href: routes.dashboard },
    })
  }
  const finish = (result: Returned | OAuthCallbackError) => {
    address.clear()
    if ('status' in result) {
      const isSignedIn = createsAccounts && session.read().status === 'signed-in'
      setState(isSignedIn ? { ...result, isSignedIn } : result)
      onError?.(result)
      return
    }
    if (result.linked) {
      notify({ intent: 'neutral', title: messages.linkedTitle(messages.providers[result.linked]) })
    } else if (result.user) {
      session.open(result.user)
      notifySignedIn()
    }
    setState({ status: 'success', linked: result.linked })
    onSuccess?.(result.user)
  }
  useAsyncEffect(redeem, toFailed(unreachable, messages), finish, state.status === 'pending')

  useRedirect(
    { clock, navigate },
    state.status === 'success' && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs } : null,
  )
  return useStableHandle({ state, messages, redirectTo, redirectAfterMs })
}
