'use client'

import { useState } from 'react'
import { useAsyncEffect } from '../shared/async/use-async-effect.ts'
import type { Clock } from '../shared/clock/clock.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Navigate, Notify } from '../shared/ports.ts'
import { useRedirect } from '../shared/redirect/use-redirect.ts'
import {
  confirmMessages,
  redeem,
  redirectOf,
  wordsOf,
  type ConfirmMessages,
  type ConfirmState,
  type RedeemParts,
} from './confirm.ts'

/** Ports of the confirm screen. */
export interface ConfirmPorts extends RedeemParts {
  clock: Pick<Clock, 'after'>
  navigate: Navigate
  notify: Notify
}

/** State, messages and functions of the confirm screen. */
export interface ConfirmHandle {
  state: ConfirmState
  messages: ConfirmMessages
}

/**
 * Redeems the link that led here, and goes on to the next page. A failure is shown for two seconds only, so a toast
 * repeats its reason on that page.
 */
export function useConfirm({ link, auth, clock, navigate, notify }: ConfirmPorts): ConfirmHandle {
  const messages = useMessages(confirmMessages)
  const [state, setState] = useState<ConfirmState>({ status: 'verifying' })

  useAsyncEffect(() => redeem({ link, auth }), setState)

  const leave: Navigate = (path, options) => {
    navigate(path, options)
    if (state.status !== 'error') return
    notify({ kind: 'destructive', title: messages.errorTitle, text: wordsOf(state, messages) })
  }
  useRedirect({ clock, navigate: leave }, redirectOf(state))

  return { state, messages }
}
