'use client'

import type { ApiUser, LoginRequest } from '@summit/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { abortable } from '../../shared/ports/abortable.ts'
import { useAsyncEffect } from '../../shared/ports/use-async-effect.ts'
import { useConfig } from '../../shared/config/use-config.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import {
  findDemoCall,
  findVisitorCall,
  quickSignInMessages,
  toQuickSignIn,
  type FindDemo,
  type FindVisitor,
  type QuickSignInMessages,
  type QuickSignInState,
} from './quick-sign-in.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface QuickSignInOptions extends Partial<Pick<Ports, 'request' | 'session'>> {
  /** Finds the server's demo account. @default `GET /api/demo` */
  findDemo?: FindDemo | undefined
  /** Finds the user of the server's session. @default `GET /api/auth/visitor` */
  findVisitor?: FindVisitor | undefined
  /** Path of the link to continue with the server's session. @default the provider's `routes.dashboard`, for null as well */
  redirectTo?: string | null | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface QuickSignInHandle {
  state: QuickSignInState
  messages: QuickSignInMessages
  /** The target of the link. */
  redirectTo: string
  /** Stores the user of the server's session. Call it when the link to `redirectTo` is followed. */
  continueAsVisitor: () => void
}

/** Requests the demo account and the server's session, again after another tab may have signed in or out. */
export function useQuickSignIn(options: QuickSignInOptions = {}): QuickSignInHandle {
  const { request, session } = usePorts(options)
  const { findDemo = findDemoCall(request), findVisitor = findVisitorCall(request), redirectTo } = options
  const { routes } = useConfig()
  const messages = useMessages(quickSignInMessages)
  const [demo, setDemo] = useState<LoginRequest | null>(null)
  useAsyncEffect(findDemo, null, setDemo)

  const [visitor, setVisitor] = useState<ApiUser | null>(null)
  const loadVisitor = useEffectEvent(() => abortable(findVisitor, null, setVisitor))
  const watch = useEffectEvent((onChange: () => void) => session.watch(onChange))
  useEffect(() => {
    let abort = loadVisitor()
    const unwatch = watch(() => {
      abort()
      abort = loadVisitor()
    })
    return () => {
      abort()
      unwatch()
    }
  }, [])

  return useStableHandle({
    state: toQuickSignIn(visitor, demo),
    messages,
    redirectTo: redirectTo ?? routes.dashboard,
    continueAsVisitor: () => {
      if (visitor) session.open(visitor)
    },
  })
}
