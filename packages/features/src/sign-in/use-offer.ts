'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import type { AnsweredUser } from '../contract/index.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Session } from '../shared/session/session.ts'
import {
  offerMessages,
  offerOf,
  type FindDemo,
  type FindVisitor,
  type OfferMessages,
  type OfferState,
} from './offer.ts'
import type { Credentials } from './sign-in.ts'

/** What the offer needs of its host. */
export interface OfferPorts {
  findDemo: FindDemo
  findVisitor: FindVisitor
  session: Pick<Session, 'open' | 'watch'>
}

/** A shorter way in, as its view takes it. */
export interface OfferHandle {
  state: OfferState
  messages: OfferMessages
  /** Takes the visitor for who the server says it is; the link that does so leads to the dashboard. */
  continueAsVisitor: () => void
}

/** Asks the server for a shorter way in, and again when another tab may have signed in or out. */
export function useOffer({ findDemo, findVisitor, session }: OfferPorts): OfferHandle {
  const messages = useMessages(offerMessages)
  const [demo, setDemo] = useState<Credentials | null>(null)
  const askForDemo = useEffectEvent(() => ask(findDemo, setDemo))
  useEffect(() => askForDemo(), [])

  const [visitor, setVisitor] = useState<AnsweredUser | null>(null)
  const askForVisitor = useEffectEvent(() => ask(findVisitor, setVisitor))
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
    state: offerOf(visitor, demo),
    messages,
    continueAsVisitor: () => {
      if (visitor) session.open(visitor)
    },
  }
}

/** Asks, and shows the answer unless it was stopped before. */
function ask<T>(find: (signal: AbortSignal) => Promise<T>, show: (found: T) => void): () => void {
  const visit = new AbortController()
  find(visit.signal).then(
    (found) => {
      if (!visit.signal.aborted) show(found)
    },
    () => {},
  )
  return () => visit.abort()
}
