'use client'

import { useQuery } from '../shared/address/use-query.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Ports } from '../shared/ports.ts'
import { usePorts } from '../shared/use-ports.ts'
import { authErrorIn, authErrorMessages, type AuthErrorMessages, type AuthErrorState } from './auth-error.ts'

/** What differs from the provider's ports and texts. */
export interface AuthErrorOptions extends Partial<Pick<Ports, 'address'>> {
  /** Your texts, in place of the provider's. `reasons` has those for the `error` codes that your server sends. */
  messages?: Partial<AuthErrorMessages>
}

/** The error screen, as its view takes it. */
export interface AuthErrorHandle {
  state: AuthErrorState
  messages: AuthErrorMessages
}

/** Reads from the address why a social sign-in failed. Ports come from the provider. */
export function useAuthError(options: AuthErrorOptions = {}): AuthErrorHandle {
  const { address } = { ...usePorts(), ...options }
  const messages = useMessages(authErrorMessages, options.messages)
  return { state: authErrorIn(useQuery(address), messages), messages }
}
