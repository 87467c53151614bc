import type { Address } from '../shared/address/address.ts'
import { useQuery } from '../shared/address/use-query.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { authErrorIn, authErrorMessages, type AuthError, type AuthErrorMessages } from './auth-error.ts'

/** Ports of the error screen. */
export interface AuthErrorPorts {
  address: Pick<Address, 'query'>
}

/** State, messages and functions of the error screen. */
export interface AuthErrorHandle {
  error: AuthError
  messages: AuthErrorMessages
}

/** Reads what went wrong from the address's query. */
export function useAuthError({ address }: AuthErrorPorts): AuthErrorHandle {
  const messages = useMessages(authErrorMessages)
  return { error: authErrorIn(useQuery(address), messages), messages }
}
