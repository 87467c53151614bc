'use client'

import { useEffect, useEffectEvent } from 'react'
import type { Provider } from '../contract/index.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { forwardPath, socialReturnMessages } from './social-return.ts'
import type { SocialReturnHandle, SocialReturnPorts } from './use-social-return.ts'

/** Passes what one provider answered on to the return they share, in the place of this page (CALLBACK-04, CALLBACK-05). */
export function useSocialForward(
  { address, navigate }: Pick<SocialReturnPorts, 'address' | 'navigate'>,
  provider: Provider,
): SocialReturnHandle {
  const messages = useMessages(socialReturnMessages)
  const pass = useEffectEvent(() => navigate(forwardPath(address.query(), provider), { replace: true }))
  useEffect(() => pass(), [])
  return { state: { status: 'loading' }, messages }
}
