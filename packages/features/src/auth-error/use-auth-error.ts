import { useSyncExternalStore } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import { authErrorIn, authErrorMessages, type AuthError, type AuthErrorMessages } from './auth-error.ts'

/** The error screen, as its view takes it. */
export interface AuthErrorHandle {
  error: AuthError
  messages: AuthErrorMessages
}

const neverChanges = () => () => {}

/**
 * Reads what went wrong from the address's query. A server that renders the page ahead of time does not know it, so the
 * first render speaks the defaults.
 */
export function useAuthError(query: () => string): AuthErrorHandle {
  const messages = useMessages(authErrorMessages)
  const current = useSyncExternalStore(neverChanges, query, () => '')
  return { error: authErrorIn(current, messages), messages }
}
