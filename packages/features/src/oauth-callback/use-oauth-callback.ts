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
  socialReturnMessages,
  stateAfter,
  type RedeemCode,
  type Returned,
  type SocialReturnMessages,
  type SocialReturnState,
} from './social-return.ts'

/** What the social return needs of its host. */
export interface SocialReturnPorts {
  redeemCode: RedeemCode
  address: Address
  session: Pick<Session, 'open' | 'read'>
  clock: Pick<Clock, 'after'>
  navigate: Navigate
  notify: Notify
}

/** The screen of the social return, as its view takes it. */
export interface SocialReturnHandle {
  state: SocialReturnState
  messages: SocialReturnMessages
}

/**
 * Finishes signing in with Google or Apple: sends the code once, removes it from the address, stores the user that the
 * server answers with, says who is signed in, and goes to the home page. A reload after that finds no code, but a visitor who is signed in.
 */
export function useSocialReturn({
  redeemCode,
  address,
  session,
  clock,
  navigate,
  notify,
}: SocialReturnPorts): SocialReturnHandle {
  const messages = useMessages(socialReturnMessages)
  const [state, setState] = useState<SocialReturnState>({ status: 'loading' })

  const redeem = async (): Promise<Returned | Failure> => {
    const asked = readReturn(address.query())
    switch (asked.kind) {
      case 'code':
        return redeemCode(asked.call)
      case 'refused':
        return { ok: false, reason: 'refused', message: messages.told(asked.error) }
      case 'empty':
        return address.query() === '' && session.read().status === 'signed-in'
          ? { ok: true }
          : { ok: false, reason: 'refused', message: messages.noCode }
      default:
        return asked satisfies never
    }
  }
  /** The toast stays while the home page comes, and leads on to what signing in was for. */
  const tellWho = () => {
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
      tellWho()
    }
    setState(stateAfter(answer, messages))
  })

  useRedirect({ clock, navigate }, state.status === 'success' ? { path: paths.home, afterMs: REDIRECT_AFTER_MS } : null)
  return { state, messages }
}
