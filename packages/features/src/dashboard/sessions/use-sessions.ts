'use client'

import { useState } from 'react'
import { useAsyncEffect } from '../../shared/ports/use-async-effect.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import {
  endOtherSessionsCall,
  findSessionsCall,
  sessionsMessages,
  sessionsState,
  type EndOtherSessions,
  type FindSessions,
  type SessionsMessages,
  type SessionsState,
} from './sessions.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface SessionsOptions extends Partial<Pick<Ports, 'request'>> {
  /** Finds the user's sessions. @default `GET /api/auth/sessions` */
  findSessions?: FindSessions | undefined
  /** Ends all sessions but the current one. @default `POST /api/auth/logout-others` */
  endOtherSessions?: EndOtherSessions | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface SessionsHandle {
  state: SessionsState
  messages: SessionsMessages
  /** Ends all sessions but the current one. Does nothing while that is under way. */
  endOthers: () => void
}

/** The browsers in which the user is signed in. Loads them once. */
export function useSessions(options: SessionsOptions = {}): SessionsHandle {
  const { request } = usePorts(options)
  const { findSessions = findSessionsCall(request), endOtherSessions = endOtherSessionsCall(request) } = options
  const [state, setState] = useState<SessionsState>({ status: 'pending' })
  useAsyncEffect(
    (signal) => findSessions(signal).catch(() => null),
    (sessions) => setState(sessionsState(sessions)),
  )

  const endOthers = async () => {
    if (!('sessions' in state) || state.status === 'ending') return
    const { sessions } = state
    setState({ status: 'ending', sessions })
    const next = await endOtherSessions().then(
      () => sessionsState(sessions.filter(({ isCurrent }) => isCurrent)),
      (): SessionsState => ({ status: 'error', sessions }),
    )
    setState(next)
  }
  return { state, messages: useMessages(sessionsMessages), endOthers: () => void endOthers() }
}
