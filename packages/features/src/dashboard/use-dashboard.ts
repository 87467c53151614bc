'use client'

import { useEffect, useEffectEvent, useReducer } from 'react'
import type { Clock } from '../shared/clock/clock.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { paths } from '../shared/paths.ts'
import type { Log, Navigate } from '../shared/ports.ts'
import type { Session } from '../shared/session/session.ts'
import {
  dashboardMessages,
  transition,
  UNREADABLE_USER,
  type DashboardMessages,
  type DashboardState,
} from './dashboard.ts'

/** Ports of the dashboard. */
export interface DashboardPorts {
  session: Session
  /** Ends the server's session. Not waited for: being signed out here must not depend on a network. */
  signOut: () => void
  clock: Pick<Clock, 'now'>
  navigate: Navigate
  log: Log
}

/** State, messages and functions of the dashboard. */
export interface DashboardHandle {
  state: DashboardState
  messages: DashboardMessages
  logout: () => void
}

/**
 * Shows the dashboard to a visitor who is signed in, and sends others to sign-in (DASH-04…08). It reads the stored
 * session after mounting, and again whenever it may have changed: in another tab, or while the page was in the
 * browser's cache.
 */
export function useDashboard({ session, signOut, clock, navigate, log }: DashboardPorts): DashboardHandle {
  const messages = useMessages(dashboardMessages)
  const [state, send] = useReducer(transition, { status: 'loading' })

  const check = useEffectEvent(() => {
    const stored = session.read()
    send({ type: 'checked', stored, now: clock.now() })
    if (stored.status === 'signed-in') return
    if (stored.status === 'unreadable') {
      log.error(UNREADABLE_USER)
      session.close()
    }
    navigate(paths.login, { replace: true })
  })
  const watch = useEffectEvent((onChange: () => void) => session.watch(onChange))
  useEffect(() => {
    check()
    return watch(() => check())
  }, [])

  return {
    state,
    messages,
    logout: () => {
      session.close()
      signOut()
      send({ type: 'loggedOut' })
      navigate(paths.home)
    },
  }
}
