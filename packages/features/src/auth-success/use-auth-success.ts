'use client'

import { useQuery } from '../shared/ports/use-query.ts'
import { useConfig, useProviderNames } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { useRedirect } from '../shared/form/use-redirect.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import {
  authSuccessMessages,
  readProvider,
  REDIRECT_AFTER_MS,
  type AuthSuccessMessages,
  type AuthSuccessState,
} from './auth-success.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface AuthSuccessOptions extends Partial<Pick<Ports, 'address' | 'clock' | 'navigate'>> {
  /** Path to redirect to; null for no redirect. @default the provider's `routes.home` */
  redirectTo?: string | null | undefined
  /** Delay of the redirect, in ms. @default 3000 */
  redirectAfterMs?: number | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<AuthSuccessMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface AuthSuccessHandle {
  state: AuthSuccessState
  messages: AuthSuccessMessages
  /** Target path of the redirect, or null. */
  redirectTo: string | null
  /** Delay of the redirect, in ms. */
  redirectAfterMs: number
}

/** Reads the identity provider from the URL, and redirects. Ports come from the provider. */
export function useAuthSuccess(options: AuthSuccessOptions = {}): AuthSuccessHandle {
  const { address, clock, navigate } = usePorts(options)
  const { routes } = useConfig()
  const names = useProviderNames()
  const { redirectTo = routes.home, redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(authSuccessMessages, options.messages)
  useRedirect({ clock, navigate }, redirectTo === null ? null : { path: redirectTo, afterMs: redirectAfterMs })
  const provider = readProvider(useQuery(address), names) ?? messages.provider
  return useStableHandle({ state: { status: 'success', provider }, messages, redirectTo, redirectAfterMs })
}
