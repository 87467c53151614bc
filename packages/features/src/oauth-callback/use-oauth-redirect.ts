'use client'

import type { Provider } from '@summit/contract'
import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '../shared/messages/use-messages.ts'
import { forwardPath, socialReturnMessages } from './social-return.ts'
import type { SocialReturnHandle, SocialReturnPorts } from './use-social-return.ts'

/** Redirects from one provider's callback to the callback that the providers share (CALLBACK-04, CALLBACK-05). */
export function useSocialForward(
  { address, navigate }: Pick<SocialReturnPorts, 'address' | 'navigate'>,
  provider: Provider,
): SocialReturnHandle {
  const messages = useMessages(socialReturnMessages)
  const pass = useEffectEvent(() => navigate(forwardPath(address.query(), provider), { replace: true }))
  useEffect(() => pass(), [])
  return { state: { status: 'loading' }, messages }
}
