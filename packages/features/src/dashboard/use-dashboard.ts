'use client'

import type { ApiUser } from '@summit/contract'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useInitialUser } from '../shared/account/use-initial-user.ts'
import { useLogout, type LogoutOptions } from '../shared/account/use-logout.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { toUser } from '../shared/ports/session.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import {
  dashboardMessages,
  transition,
  UNREADABLE_USER,
  type DashboardMessages,
  type DashboardState,
} from './dashboard.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface DashboardOptions extends LogoutOptions, Partial<Pick<Ports, 'log'>> {
  /**
   * The user of the server's session, for a host that knows it while it renders: shown at once, also in the server's HTML,
   * and stored as the session of this device. Null if it has ended: the stored one is removed, and the visitor is led to
   * sign-in. @default read from the stored session after mounting
   */
  initialUser?: ApiUser | null | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<DashboardMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface DashboardHandle {
  state: DashboardState
  messages: DashboardMessages
  /** Removes the stored session, ends the server's, and redirects without waiting for the response. Not while `pending`. */
  logout: () => void
}

/**
 * Shows the dashboard to a visitor who is signed in, and redirects others to sign-in. It reads the stored
 * session after mounting, and again whenever it may have changed: in another tab, or while the page was in the
 * browser's cache. Ports come from the provider.
 */
export function useDashboard(options: DashboardOptions = {}): DashboardHandle {
  const { session, navigate, log } = usePorts(options)
  const { routes } = useConfig()
  const { initialUser } = options
  const messages = useMessages(dashboardMessages, options.messages)
  const [state, send] = useReducer(transition, initialUser, initialState)

  const check = useEffectEvent(() => {
    const stored = session.read()
    send({ type: 'checked', stored })
    if (stored.status === 'signed-in') return
    if (stored.status === 'unreadable') {
      log.error(UNREADABLE_USER)
      session.close()
    }
    navigate(routes.login, { replace: true })
  })
  const storeInitialUser = useEffectEvent(useInitialUser(session, initialUser))
  const watch = useEffectEvent((onChange: () => void) => session.watch(onChange))
  useEffect(() => {
    storeInitialUser()
    check()
    return watch(() => check())
  }, [])

  const logout = useLogout(options, messages, send)
  return useStableHandle({
    state,
    messages,
    logout: () => {
      if (state.status !== 'pending') logout()
    },
  })
}

function initialState(user: ApiUser | null | undefined): DashboardState {
  return user ? { status: 'ready', user: toUser(user) } : { status: 'pending' }
}
