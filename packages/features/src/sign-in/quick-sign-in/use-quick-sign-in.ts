'use client'

import type { ApiUser } from '@summit/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { abortable } from '../../shared/async/abortable.ts'
import { useAsyncEffect } from '../../shared/async/use-async-effect.ts'
import { useMessages } from '../../shared/messages/use-messages.ts'
import type { Session } from '../../shared/session/session.ts'
import {
  quickSignInMessages,
  quickSignInOf,
  type FindDemo,
  type FindVisitor,
  type QuickSignInMessages,
  type QuickSignInState,
} from './quick-sign-in.ts'
import type { Credentials } from '../sign-in.ts'

/** What the offer needs of its host. */
export interface QuickSignInPorts {
  findDemo: FindDemo
  findVisitor: FindVisitor
  session: Pick<Session, 'open' | 'watch'>
}

/** The quicker way to sign in, as its view takes it. */
export interface QuickSignInHandle {
  state: QuickSignInState
  messages: QuickSignInMessages
  /** Signs in here as the user of the server's session. For the link to the dashboard. */
  continueAsVisitor: () => void
}

/** Asks the server for a quicker way to sign in, and again when another tab may have signed in or out. */
export function useQuickSignIn({ findDemo, findVisitor, session }: QuickSignInPorts): QuickSignInHandle {
  const messages = useMessages(quickSignInMessages)
  const [demo, setDemo] = useState<Credentials | null>(null)
  useAsyncEffect((signal) => findDemo(signal).catch(() => null), setDemo)

  const [visitor, setVisitor] = useState<ApiUser | null>(null)
  const askForVisitor = useEffectEvent(() => abortable((signal) => findVisitor(signal).catch(() => null), setVisitor))
  const watch = useEffectEvent((onChange: () => void) => session.watch(onChange))
  useEffect(() => {
    let stop = askForVisitor()
    const unwatch = watch(() => {
      stop()
      stop = askForVisitor()
    })
    return () => {
      stop()
      unwatch()
    }
  }, [])

  return {
    state: quickSignInOf(visitor, demo),
    messages,
    continueAsVisitor: () => {
      if (visitor) session.open(visitor)
    },
  }
}
