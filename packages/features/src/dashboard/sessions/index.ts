export { AllSessionsCard } from './all-sessions-card.tsx'
export { AllSessions } from './connected-all-sessions.tsx'
export { Sessions } from './connected-sessions.tsx'
export { SessionsCard, type SessionsCardProps } from './sessions-card.tsx'
export {
  sessionsMessages,
  type EndOtherSessions,
  type EndSession,
  type FindSessions,
  type SessionsMessages,
  type SessionsState,
  type UserSession,
} from './sessions.ts'
export { useSessions, type SessionsHandle, type SessionsOptions } from './use-sessions.ts'
