'use client'

import { useQuery } from '../shared/ports/use-query.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import { readAuthError, authErrorMessages, type AuthErrorMessages, type AuthErrorState } from './auth-error.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface AuthErrorOptions extends Partial<Pick<Ports, 'address'>> {
  /** Messages that override the provider's translations. `reasons` has those for the `error` codes that your server sends. */
  messages?: Partial<AuthErrorMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface AuthErrorHandle {
  state: AuthErrorState
  messages: AuthErrorMessages
}

/** Reads the error of a social sign-in from the URL. Ports come from the provider. */
export function useAuthError(options: AuthErrorOptions = {}): AuthErrorHandle {
  const { address } = usePorts(options)
  const messages = useMessages(authErrorMessages, options.messages)
  return useStableHandle({ state: readAuthError(useQuery(address), messages), messages })
}
