'use client'

import type { ForgotPasswordRequest } from '@summit/contract'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useMessages } from '../shared/config/use-messages.ts'
import { findOutboxCall, type FindOutbox } from '../shared/recovery/outbox.ts'
import { useOutbox } from '../shared/recovery/use-outbox.ts'
import type { PasswordChannel } from '../shared/recovery/password-channel.ts'
import { usePasswordChannel } from '../shared/recovery/use-password-channel.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { getFieldErrors } from '../shared/form/form-status.ts'
import { RESEND_AFTER_MS } from '../shared/form/resend.ts'
import { getWaitMs } from '../shared/form/submission.ts'
import { useCountdown } from '../shared/form/use-countdown.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import {
  forgotPasswordMessages,
  forgotPasswordState,
  invalidAddress,
  toNotice,
  readAddress,
  sendResetLinkCall,
  toError,
  transition,
  type ForgotPasswordError,
  type ForgotPasswordFieldErrors,
  type ForgotPasswordMessages,
  type ForgotPasswordState,
  type SendResetLink,
} from './forgot-password.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface ForgotPasswordOptions extends Partial<Pick<Ports, 'request' | 'clock' | 'notify'>> {
  /** Sends the mail. @default `POST /api/auth/forgot-password` */
  sendResetLink?: SendResetLink | undefined
  /** Finds the page that shows the server's mails during development; null for none. @default `GET /api/demo` */
  findOutbox?: FindOutbox | null | undefined
  /** Reports that the password was set in another tab. @default a `BroadcastChannel` */
  passwordChannel?: Pick<PasswordChannel, 'subscribe'> | undefined
  /** Called each time a mail was sent, with its address. */
  onSuccess?: ((email: string) => void) | undefined
  /** Called after every failed attempt, the invalid address included. */
  onError?: ((error: ForgotPasswordError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<ForgotPasswordMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface ForgotPasswordHandle {
  state: ForgotPasswordState
  /** Error message of the rejected address, under `email`. */
  fieldErrors: ForgotPasswordFieldErrors
  messages: ForgotPasswordMessages
  /** The URL of the page that shows the server's mails during development, or null. */
  outbox: string | null
  /** Requests the mail, unless the address is invalid; does nothing during another request. */
  submit: (values: ForgotPasswordRequest) => void
  /** Requests another mail to the same address; does nothing before `state.resend` allows it. */
  resend: () => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Resets to `idle`, for another address: aborts the request and discards the last result. */
  reset: () => void
}

/**
 * The state of the forgot-password screen: sends one request at a time, shows a toast, counts down to when another mail
 * can be requested, or the time that the server says, and reports when the password was set in another tab. Ports come from the provider.
 */
export function useForgotPassword(options: ForgotPasswordOptions = {}): ForgotPasswordHandle {
  const { request, clock, notify } = usePorts(options)
  const otherTabs = usePasswordChannel()
  const { sendResetLink = sendResetLinkCall(request), findOutbox = findOutboxCall(request) } = options
  const { passwordChannel = otherTabs, onSuccess, onError } = options
  const messages = useMessages(forgotPasswordMessages, options.messages)

  const [progress, send] = useReducer(transition, { status: 'form' })
  const wait = useCountdown(clock)
  const submission = useSubmission(sendResetLink, (result) => {
    if (result.ok) send({ type: 'sent', email: result.email })
    wait.start(result.ok ? RESEND_AFTER_MS : getWaitMs(result))
    notify(toNotice(result, messages))
    if (result.ok) onSuccess?.(result.email)
    else onError?.(toError(result, messages))
  })
  const state = forgotPasswordState(progress, submission.state, wait.seconds, messages)

  const recipient = progress.status === 'sent' ? progress.email : null
  const subscribe = useEffectEvent((email: string) =>
    passwordChannel.subscribe(email, () => send({ type: 'changedElsewhere' })),
  )
  useEffect(() => (recipient === null ? undefined : subscribe(recipient)), [recipient])

  // Requested with the mail, so that its link does not appear late and cause a layout shift.
  const outbox = useOutbox(findOutbox, recipient !== null || state.status === 'pending')

  return useStableHandle({
    state,
    fieldErrors: getFieldErrors(state, ['email']),
    messages,
    outbox,
    submit: (values) => {
      if (submission.state.status === 'pending') return
      const email = readAddress(values.email)
      send({ type: email === null ? 'rejected' : 'reset' })
      if (email === null) onError?.(invalidAddress(messages))
      else submission.submit({ email })
    },
    resend: () => {
      if (state.status !== 'success') return
      const { email, resend } = state
      if (resend.status === 'ready' || resend.status === 'error') submission.submit({ email })
    },
    cancel: submission.cancel,
    reset: () => {
      submission.reset()
      send({ type: 'reset' })
    },
  })
}
