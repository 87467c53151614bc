import type { Address } from '../shared/address/address.ts'
import { useQuery } from '../shared/address/use-query.ts'
import type { Clock } from '../shared/clock/clock.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { paths } from '../shared/paths.ts'
import type { Navigate } from '../shared/ports.ts'
import { useRedirect } from '../shared/redirect/use-redirect.ts'
import { authSuccessMessages, providerIn, REDIRECT_AFTER_MS, type AuthSuccessMessages } from './auth-success.ts'

/** Ports of the success screen. */
export interface AuthSuccessPorts {
  address: Pick<Address, 'query'>
  clock: Pick<Clock, 'after'>
  navigate: Navigate
}

/** State, messages and functions of the success screen. */
export interface AuthSuccessHandle {
  provider: string
  messages: AuthSuccessMessages
}

/** Says with whom the visitor signed in, and goes to the home page (SUCCESS-05). */
export function useAuthSuccess({ address, clock, navigate }: AuthSuccessPorts): AuthSuccessHandle {
  const messages = useMessages(authSuccessMessages)
  useRedirect({ clock, navigate }, { path: paths.home, afterMs: REDIRECT_AFTER_MS })
  return { provider: providerIn(useQuery(address)) ?? messages.provider, messages }
}
