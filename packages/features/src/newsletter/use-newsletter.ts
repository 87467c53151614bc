'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Clock } from '../shared/clock/clock.ts'
import { focusField } from '../shared/form/form.ts'
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

/** Ports of the newsletter. */
export interface NewsletterPorts {
  subscribe: Subscribe
  findOutbox: FindOutbox
  newsletterSeen: Seen
  whenFree: WhenFree
  clock: Pick<Clock, 'after'>
  notify: Notify
}

/** State, messages and functions of the pop-up. */
export interface NewsletterHandle {
  state: NewsletterState
  messages: NewsletterMessages
  /** The ref for the form, which success clears (NEWS-20), and in which a refused field gets the focus. */
  form: RefObject<HTMLFormElement | null>
  /** Sends the values; does nothing while others are on their way. */
  submit: (signup: Signup) => void
  /** Closes for good, and abandons what is under way. */
  dismiss: () => void
}

/** How a host changes `useNewsletter`. */
export interface NewsletterOptions {
  /** For a host that times the pop-up itself: whether it may open now. By default it opens after `OPENS_AFTER_MS`. */
  isDue?: boolean
}

/**
 * The state of the newsletter pop-up: opens once, unless the visitor has seen it before, and not while they are busy;
 * sends the form. It counts as seen when it closes, and when the page is left while it is open.
 */
export function useNewsletter(
  { subscribe, findOutbox, newsletterSeen, whenFree, clock, notify }: NewsletterPorts,
  { isDue }: NewsletterOptions = {},
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
  useEffect(
    () => (isAwaited && isDue !== false ? awaitOpening(isDue ? 0 : OPENS_AFTER_MS) : undefined),
    [isAwaited, isDue],
  )

  const isOpen = presence === 'open'
  const markSeen = useEffectEvent(() => newsletterSeen.set())
  useLayoutEffect(() => (isOpen ? () => markSeen() : undefined), [isOpen])

  const outbox = useOutbox(findOutbox, isOpen)

  const close = () => setPresence('closed')
  const signup = useSubmission(subscribe, (answer) => {
    if (answer.ok) {
      form.current?.reset()
      close()
    } else if (answer.reason === 'refused' && answer.field) focusField(form.current, answer.field)
    notify(noticeOf(answer, messages, outbox))
  })

  return {
    state: newsletterState(presence, signup.state, messages),
    messages,
    form,
    submit: signup.submit,
    dismiss: () => {
      signup.cancel()
      close()
    },
  }
}
