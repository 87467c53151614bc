'use client'

import type { Provider } from '@summit/contract'
import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import { forwardPath, oauthCallbackMessages } from './oauth-callback.ts'
import type { OAuthCallbackHandle, OAuthCallbackPorts } from './use-oauth-callback.ts'

/** Redirects from one provider's callback to the callback that the providers share (CALLBACK-04, CALLBACK-05). */
export function useOAuthRedirect(
  { address, navigate }: Pick<OAuthCallbackPorts, 'address' | 'navigate'>,
  provider: Provider,
): OAuthCallbackHandle {
  const messages = useMessages(oauthCallbackMessages)
  const pass = useEffectEvent(() => navigate(forwardPath(address.query(), provider), { replace: true }))
  useEffect(() => pass(), [])
  return { state: { status: 'loading' }, messages }
}
