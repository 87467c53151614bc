'use client'

import type { Provider } from '@summit/contract'
import { useEffect, useEffectEvent } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import { callbackAddress, oauthCallbackMessages, type OAuthCallbackMessages } from './oauth-callback.ts'
import type { OAuthCallbackHandle } from './use-oauth-callback.ts'

/** The identity provider, and overrides of the provider's ports. */
export interface OAuthRedirectOptions extends Partial<Pick<Ports, 'address' | 'navigate'>> {
  /** The identity provider that redirects to this URL. */
  provider: Provider
  /** The address of the callback that the providers share. @default the provider's `routes.callback` */
  redirectTo?: string | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<OAuthCallbackMessages> | undefined
}

/** Redirects at once from one provider's callback to the callback that the providers share. */
export function useOAuthRedirect({ provider, ...options }: OAuthRedirectOptions): OAuthCallbackHandle {
  const { address, navigate } = usePorts(options)
  const { routes } = useConfig()
  const { redirectTo = routes.callback } = options
  const messages = useMessages(oauthCallbackMessages, options.messages)
  const leave = useEffectEvent(() =>
    navigate(callbackAddress(redirectTo, address.query(), provider), { replace: true }),
  )
  useEffect(() => leave(), [])
  return useStableHandle({ state: { status: 'pending' }, messages, redirectTo, redirectAfterMs: 0 })
}
