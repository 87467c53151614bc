'use client'

import { useState } from 'react'
import { useAsyncEffect } from '../../shared/ports/use-async-effect.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import {
  endOtherSessionsCall,
  endSessionCall,
  findSessionsCall,
  sessionsMessages,
  sessionsState,
  type EndOtherSessions,
  type EndSession,
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
  /** Ends one session. @default `POST /api/auth/end-session` */
  endSession?: EndSession | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface SessionsHandle {
  state: SessionsState
  messages: SessionsMessages
  /** Ends all sessions but the current one. Does nothing while any are being ended. */
  endOthers: () => void
  /** Ends the session with this id. Does nothing while any are being ended. */
  end: (id: string) => void
}

/** The browsers in which the user is signed in. Loads them once. */
export function useSessions(options: SessionsOptions = {}): SessionsHandle {
  const { request } = usePorts(options)
  const {
    findSessions = findSessionsCall(request),
    endOtherSessions = endOtherSessionsCall(request),
    endSession = endSessionCall(request),
  } = options
  const [state, setState] = useState<SessionsState>({ status: 'pending' })
  useAsyncEffect(findSessions, null, (sessions) => setState(sessionsState(sessions)), state.status === 'pending')

  const end = async (id?: string) => {
    if (!('sessions' in state) || state.status === 'ending') return
    const { sessions } = state
    setState({ status: 'ending', sessions, id })
    const left = sessions.filter((session) => (id === undefined ? session.isCurrent : session.id !== id))
    try {
      await (id === undefined ? endOtherSessions() : endSession(id))
      setState({ status: 'ready', sessions: left, hasEnded: true })
    } catch {
      setState({ status: 'error', sessions })
    }
  }
  return useStableHandle({
    state,
    messages: useMessages(sessionsMessages),
    endOthers: () => void end(),
    end: (id) => void end(id),
  })
}
