'use client'

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Clock } from '../shared/clock/clock.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { FindOutbox } from '../shared/outbox/outbox.ts'
import { useOutbox } from '../shared/outbox/use-outbox.ts'
import type { Notify } from '../shared/ports.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import {
  newsletterMessages,
  newsletterState,
  noticeOf,
  OPENS_AFTER_MS,
  type NewsletterMessages,
  type NewsletterState,
  type Presence,
  type Seen,
  type Signup,
  type Subscribe,
  type WhenFree,
} from './newsletter.ts'

/** What the newsletter needs of its host. */
export interface NewsletterPorts {
  subscribe: Subscribe
  findOutbox: FindOutbox
  newsletterSeen: Seen
  whenFree: WhenFree
  clock: Pick<Clock, 'after'>
  notify: Notify
}

/** The pop-up, as its view takes it. */
export interface NewsletterHandle {
  state: NewsletterState
  messages: NewsletterMessages
  /** Goes on the form, so that success can clear it (NEWS-20). */
  form: RefObject<HTMLFormElement | null>
  /** Sends the values; does nothing while others are on their way. */
  submit: (signup: Signup) => void
  /** Closes for good, and abandons what is under way. */
  dismiss: () => void
}

/**
 * Looks after the newsletter: opens by itself, once, unless the visitor has had it before and not over anything they
 * are in the middle of; sends, and remembers. A host that has counted the seconds itself, because it brings React only
 * when it is wanted, says how many are left: `useNewsletter(ports, 0)`. In ms.
 */
export function useNewsletter(
  { subscribe, findOutbox, newsletterSeen, whenFree, clock, notify }: NewsletterPorts,
  opensAfterMs = OPENS_AFTER_MS,
): NewsletterHandle {
  const messages = useMessages(newsletterMessages)
  const [presence, setPresence] = useState<Presence>('awaited')
  const form = useRef<HTMLFormElement>(null)

  const isAwaited = presence === 'awaited'
  const openUnlessSeen = useEffectEvent(() => setPresence(newsletterSeen.read() ? 'closed' : 'open'))
  const awaitOpening = useEffectEvent((afterMs: number) => {
    let callOff = clock.after(afterMs, () => {
      callOff = whenFree(() => openUnlessSeen())
    })
    return () => callOff()
  })
  useEffect(() => {
    if (isAwaited) return awaitOpening(opensAfterMs)
  }, [isAwaited, opensAfterMs])

  const outbox = useOutbox(findOutbox, presence === 'open')

  const close = () => {
    newsletterSeen.set()
    setPresence('closed')
  }
  const signup = useSubmission(subscribe, (answer) => {
    if (answer.ok) {
      form.current?.reset()
      close()
    }
    notify(noticeOf(answer, messages, outbox))
  })

  return {
    state: newsletterState(presence, signup.state),
    messages,
    form,
    submit: signup.submit,
    dismiss: () => {
      signup.withdraw()
      close()
    },
  }
}
