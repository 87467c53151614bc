'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { findOutboxCall, type FindOutbox } from '../shared/recovery/outbox.ts'
import { useOutbox } from '../shared/recovery/use-outbox.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { getNewsletterSeenKey } from '../shared/ports/storage-keys.ts'
import { getFieldErrors, toFailed } from '../shared/form/form-status.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import { useWhenIdle } from '../shared/ports/use-when-idle.ts'
import type { WhenIdle } from '../shared/ports/when-idle.ts'
import { hasSeenNewsletter, markNewsletterSeen, awaitNewsletter } from './newsletter-timer.ts'
import {
  newsletterMessages,
  newsletterState,
  toNotice,
  signupFields,
  subscribeCall,
  type NewsletterError,
  type NewsletterFieldErrors,
  type NewsletterMessages,
  type NewsletterOffer,
  type NewsletterState,
  type Presence,
  type Signup,
  type Subscribe,
} from './newsletter.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface NewsletterOptions
  extends NewsletterOffer, Partial<Pick<Ports, 'request' | 'storage' | 'clock' | 'notify'>> {
  /** Subscribes. @default `POST /api/newsletter/signup` */
  subscribe?: Subscribe | undefined
  /** Finds the page that shows the server's mails during development. @default the API's; null for none */
  findOutbox?: FindOutbox | null | undefined
  /** Waits for a moment to open. @default until no field has the focus, no dialog is open and the tab is visible */
  whenIdle?: WhenIdle | undefined
  /** Whether the pop-up may open now. False for a form that is always in the page. @default after `opensAfterMs` */
  isDue?: boolean | undefined
  /** Whether the visitor asked for the pop-up: it opens on mounting, even if it was seen before. @default false */
  isRequested?: boolean | undefined
  /** How long after mounting the pop-up opens, in ms. @default 30 000 */
  opensAfterMs?: number | undefined
  /** Where the browser keeps that the visitor has seen the pop-up. @default `{storagePrefix}-newsletter-popup-seen` */
  seenKey?: string | undefined
  /** Called once the visitor is subscribed. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: NewsletterError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<NewsletterMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface NewsletterHandle {
  state: NewsletterState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: NewsletterFieldErrors
  messages: NewsletterMessages
  /** Sends the values; does nothing during another request, or once subscribed. */
  submit: (signup: Signup) => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Aborts the pending request and discards the last result. Neither opens nor closes the pop-up. */
  reset: () => void
  /** Closes the pop-up permanently and aborts the pending request. */
  dismiss: () => void
}

/**
 * The state of the newsletter pop-up: opens once, unless the visitor has seen it before, and not while they are busy;
 * sends one request at a time, and shows a toast. It counts as seen when it closes, when the page is left while it is
 * open, and by a subscription without it. Ports come from the provider.
 */
export function useNewsletter(options: NewsletterOptions = {}): NewsletterHandle {
  const { request, storage, clock, notify } = usePorts(options)
  const { storagePrefix, brand } = useConfig()
  const { subscribe = subscribeCall(request, options), findOutbox = findOutboxCall(request) } = options
  const whenIdle = useWhenIdle(options.whenIdle)
  const { isDue, opensAfterMs, seenKey = getNewsletterSeenKey(storagePrefix) } = options
  const { onSuccess, onError } = options
  const messages = useMessages(newsletterMessages, options.messages)
  const [presence, setPresence] = useState<Presence>(options.isRequested ? 'open' : 'awaited')

  const isAwaited = presence === 'awaited'
  const openUnlessSeen = useEffectEvent(() => setPresence(hasSeenNewsletter(storage, seenKey) ? 'closed' : 'open'))
  const awaitOpening = useEffectEvent(() => {
    let cancelTimer = () => {}
    const onDue = () => {
      cancelTimer = whenIdle(() => openUnlessSeen())
    }
    cancelTimer = isDue ? clock.after(0, onDue) : awaitNewsletter({ clock, storage, seenKey, onDue, opensAfterMs })
    return () => cancelTimer()
  })
  useEffect(() => (isAwaited && isDue !== false ? awaitOpening() : undefined), [isAwaited, isDue])

  const isOpen = presence === 'open'
  const markSeen = useEffectEvent(() => markNewsletterSeen(storage, seenKey))
  useLayoutEffect(() => (isOpen ? () => markSeen() : undefined), [isOpen])

  const outbox = useOutbox(findOutbox, isOpen)

  const signup = useSubmission(subscribe, (result) => {
    if (result.ok) {
      setPresence('closed')
      // Also after subscribing without the pop-up: it must not open for a subscriber.
      markNewsletterSeen(storage, seenKey)
    }
    notify(toNotice(result, messages, { outbox, appStore: brand.stores?.appStore?.url }))
    if (result.ok) onSuccess?.()
    else onError?.(toFailed(result, messages))
  })
  const state = newsletterState(presence, signup.state, messages)

  return useStableHandle({
    state,
    fieldErrors: getFieldErrors(state, signupFields),
    messages,
    submit: (values) => {
      if (state.status !== 'success') signup.submit(values)
    },
    cancel: signup.cancel,
    reset: signup.reset,
    dismiss: () => {
      signup.reset()
      setPresence('closed')
    },
  })
}
