'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../../shared/config/use-messages.ts'
import { toFailed } from '../../shared/form/form-status.ts'
import { RESEND_AFTER_MS } from '../../shared/form/resend.ts'
import { useCountdown } from '../../shared/form/use-countdown.ts'
import { getWaitMs } from '../../shared/form/submission.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import { findOutboxCall, type FindOutbox } from '../../shared/recovery/outbox.ts'
import { useOutbox } from '../../shared/recovery/use-outbox.ts'
import { resendCall } from './resend-call.ts'
import {
  verificationMessages,
  type ResendPort,
  type VerificationMessages,
  type VerificationState,
} from './verification.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface VerificationOptions extends Partial<Pick<Ports, 'request' | 'clock' | 'session'>> {
  /** The address that the link went to. */
  email: string
  /** Mails the link again. @default `POST /api/auth/resend` */
  resendLink?: ResendPort | undefined
  /** Finds the page that shows the server's mails during development; null for none. @default `GET /api/demo` */
  findOutbox?: FindOutbox | null | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<VerificationMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface VerificationHandle {
  /** The address that the link went to. */
  email: string
  state: VerificationState
  messages: VerificationMessages
  /** The URL of the page that shows the server's mails during development, or null. */
  outbox: string | null
  /** Sends the link again; does nothing before `state` allows it. */
  resend: () => void
}

/**
 * What follows a sign-up whose address has to be verified: counts down to when the link can be sent again, or the time that
 * the server says, sends it, and notices when it is opened in another tab. Ports come from the provider.
 */
export function useVerification({ email, ...options }: VerificationOptions): VerificationHandle {
  const { request, clock, session } = usePorts(options)
  const { resendLink = resendCall(request), findOutbox = findOutboxCall(request) } = options
  const messages = useMessages(verificationMessages, options.messages)
  const { seconds, start } = useCountdown(clock, RESEND_AFTER_MS)

  const submission = useSubmission(resendLink, (result) => {
    start(result.ok ? RESEND_AFTER_MS : getWaitMs(result))
  })
  const [isVerified, setIsVerified] = useState(false)
  const watch = useEffectEvent(() =>
    session.watch(() => {
      if (session.read().status === 'signed-in') setIsVerified(true)
    }),
  )
  useEffect(() => watch(), [])
  const state = toState()

  return useStableHandle({
    email,
    state,
    messages,
    outbox: useOutbox(findOutbox, true),
    resend: () => {
      if (state.status === 'ready' || state.status === 'error') submission.submit({ email })
    },
  })

  function toState(): VerificationState {
    if (isVerified) return { status: 'verified' }
    if (submission.state.status === 'pending') return { status: 'pending' }
    // A wait says more than that the request came too early.
    if (seconds > 0) return { status: 'waiting', seconds }
    return submission.state.status === 'failed' ? toFailed(submission.state.failure, messages) : { status: 'ready' }
  }
}
