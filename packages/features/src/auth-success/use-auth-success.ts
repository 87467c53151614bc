'use client'

import { useQuery } from '../shared/address/use-query.ts'
import { useConfig, useProviderNames } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Ports } from '../shared/ports.ts'
import { useRedirect } from '../shared/redirect/use-redirect.ts'
import { usePorts } from '../shared/use-ports.ts'
import {
  authSuccessMessages,
  providerIn,
  REDIRECT_AFTER_MS,
  type AuthSuccessMessages,
  type AuthSuccessState,
} from './auth-success.ts'

/** What differs from the provider's ports and from Summit's success screen. */
export interface AuthSuccessOptions extends Partial<Pick<Ports, 'address' | 'clock' | 'navigate'>> {
  /** Where to go by itself; null to stay. @default the provider's `routes.home` */
  redirectTo?: string | null
  /** How long after it is shown, in ms. @default 3000 */
  redirectAfterMs?: number
  /** Your texts, in place of the provider's. */
  messages?: Partial<AuthSuccessMessages>
}

/** The success screen, as its view takes it. */
export interface AuthSuccessHandle {
  state: AuthSuccessState
  messages: AuthSuccessMessages
  /** Where the redirect leads, or null. */
  redirectTo: string | null
  /** How long after the screen is shown, in ms. */
  redirectAfterMs: number
}

/** Reads from the address with whom the visitor signed in, and redirects. Ports come from the provider. */
export function useAuthSuccess(options: AuthSuccessOptions = {}): AuthSuccessHandle {
  const { address, clock, navigate } = { ...usePorts(), ...options }
  const { routes } = useConfig()
  const names = useProviderNames()
  const { redirectTo = routes.home, redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(authSuccessMessages, options.messages)
  useRedirect({ clock, navigate }, redirectTo === null ? null : { path: redirectTo, afterMs: redirectAfterMs })
  const provider = providerIn(useQuery(address), names) ?? messages.provider
  return { state: { status: 'success', provider }, messages, redirectTo, redirectAfterMs }
}
