'use client'

import { useState } from 'react'
import type { Address } from '../shared/address/address.ts'
import { useAsyncEffect } from '../shared/async/use-async-effect.ts'
import type { Clock } from '../shared/clock/clock.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { paths } from '../shared/paths.ts'
import type { Navigate, Notify } from '../shared/ports.ts'
import { useRedirect } from '../shared/redirect/use-redirect.ts'
import type { Session } from '../shared/session/session.ts'
import type { Failure } from '../shared/submission/submission.ts'
import {
  readReturn,
  REDIRECT_AFTER_MS,
  oauthCallbackMessages,
  stateAfter,
  type RedeemCode,
  type Returned,
  type OAuthCallbackMessages,
  type OAuthCallbackState,
} from './oauth-callback.ts'

/** Ports of the OAuth callback. */
export interface OAuthCallbackPorts {
  redeemCode: RedeemCode
  address: Address
  session: Pick<Session, 'open' | 'read'>
  clock: Pick<Clock, 'after'>
  navigate: Navigate
  notify: Notify
}

/** State and messages of the OAuth callback. */
export interface OAuthCallbackHandle {
  state: OAuthCallbackState
  messages: OAuthCallbackMessages
}

/**
 * Completes social sign-in: sends the code once, removes it from the address, stores the returned user, shows a toast
 * and redirects to the home page. A reload after that finds no code, but a signed-in user.
 */
export function useOAuthCallback({
  redeemCode,
  address,
  session,
  clock,
  navigate,
  notify,
}: OAuthCallbackPorts): OAuthCallbackHandle {
  const messages = useMessages(oauthCallbackMessages)
  const [state, setState] = useState<OAuthCallbackState>({ status: 'loading' })

  const redeem = async (): Promise<Returned | Failure> => {
    const returned = readReturn(address.query())
    switch (returned.kind) {
      case 'code':
        return redeemCode(returned.call)
      case 'refused':
        return { ok: false, reason: 'refused', message: messages.told(returned.error) }
      case 'empty':
        return address.query() === '' && session.read().status === 'signed-in'
          ? { ok: true }
          : { ok: false, reason: 'refused', message: messages.noCode }
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
      kind: 'plain',
      title: messages.signedInAs(name),
      link: { text: messages.toDashboard, href: paths.dashboard },
    })
  }
  useAsyncEffect(redeem, (answer) => {
    address.clear()
    if (answer.ok && answer.user) {
      session.open(answer.user)
      notifySignedIn()
    }
    setState(stateAfter(answer, messages))
  })

  useRedirect({ clock, navigate }, state.status === 'success' ? { path: paths.home, afterMs: REDIRECT_AFTER_MS } : null)
  return { state, messages }
}
