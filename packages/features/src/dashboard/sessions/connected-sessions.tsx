'use client'

import { SessionsCard } from './sessions-card.tsx'
import { useSessions, type SessionsOptions } from './use-sessions.ts'

/** The user's sessions, connected: {@link SessionsCard} with {@link useSessions}. */
export function Sessions(options: SessionsOptions) {
  return <SessionsCard sessions={useSessions(options)} />
}
