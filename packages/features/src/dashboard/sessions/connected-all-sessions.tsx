'use client'

import { AllSessionsCard } from './all-sessions-card.tsx'
import { useSessions, type SessionsOptions } from './use-sessions.ts'

/** All of the user's sessions, connected: {@link AllSessionsCard} with {@link useSessions}. */
export function AllSessions(options: SessionsOptions) {
  return <AllSessionsCard sessions={useSessions(options)} />
}
