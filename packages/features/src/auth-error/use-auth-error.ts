import type { Address } from '../shared/address/address.ts'
import { useQuery } from '../shared/address/use-query.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { authErrorIn, authErrorMessages, type AuthError, type AuthErrorMessages } from './auth-error.ts'

/** What the error screen needs of its host. */
export interface AuthErrorPorts {
  address: Pick<Address, 'query'>
}

/** The error screen, as its view takes it. */
export interface AuthErrorHandle {
  error: AuthError
  messages: AuthErrorMessages
}

/** Reads what went wrong from the address's query. */
export function useAuthError({ address }: AuthErrorPorts): AuthErrorHandle {
  const messages = useMessages(authErrorMessages)
  return { error: authErrorIn(useQuery(address), messages), messages }
}
