'use client'

import type { ChangeEmailRequest, ConfirmEmailChangeRequest } from '@summit/contract'
import { useState } from 'react'
import { useMessages } from '../../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { getWaitMs, isRateLimited, type Failure } from '../../shared/form/submission.ts'
import { useCountdown } from '../../shared/form/use-countdown.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import {
  changeEmailCall,
  changeEmailMessages,
  confirmEmailChangeCall,
  fields,
  toNotice,
  type ChangeEmailError,
  type ChangeEmailFieldErrors,
  type ChangeEmailMessages,
  type ChangeEmailPort,
  type ChangeEmailState,
  type ConfirmEmailChangePort,
} from './change-email.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface ChangeEmailOptions extends Partial<Pick<Ports, 'request' | 'session' | 'clock' | 'notify'>> {
  /** Mails a code to each of the two addresses. @default `POST /api/auth/change-email` */
  changeEmail?: ChangeEmailPort | undefined
  /** Changes the address, with both codes. @default `POST /api/auth/confirm-email-change` */
  confirmEmailChange?: ConfirmEmailChangePort | undefined
  /** Called once the address is changed, and stored in the session of this device. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt to send the codes, or to confirm with them. */
  onError?: ((error: ChangeEmailError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<ChangeEmailMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface ChangeEmailHandle {
  state: ChangeEmailState
  /** Error messages of the first form's rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: ChangeEmailFieldErrors
  messages: ChangeEmailMessages
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Requests the codes; does nothing during another request. */
  submit: (change: ChangeEmailRequest) => void
  /** Changes the address; does nothing before codes were sent, or during another request. */
  confirm: (codes: ConfirmEmailChangeRequest) => void
  /** Resets to `idle`, for another address: aborts the request, and discards the last result. */
  reset: () => void
}

/** The state of the card that changes the email address of the signed-in user. Ports come from the provider. */
export function useChangeEmail(options: ChangeEmailOptions = {}): ChangeEmailHandle {
  const { request, session, clock, notify } = usePorts(options)
  const { changeEmail = changeEmailCall(request), confirmEmailChange = confirmEmailChangeCall(request) } = options
  const { onSuccess, onError } = options
  const messages = useMessages(changeEmailMessages, options.messages)
  const wait = useCountdown(clock)
  const [progress, setProgress] = useState<{ status: 'form' | 'changed' } | { status: 'sent'; email: string }>({
    status: 'form',
  })

  const fail = (failure: Failure) => {
    notify(toNotice(failure, messages))
    onError?.(toFailed(failure, messages))
  }
  const mail = useSubmission(changeEmail, (result) => {
    wait.start(!result.ok && isRateLimited(result) ? getWaitMs(result) : 0)
    if (result.ok) setProgress({ status: 'sent', email: result.email })
    else fail(result)
  })
  const entry = useSubmission(confirmEmailChange, (result) => {
    if (!result.ok) {
      fail(result)
      return
    }
    setProgress({ status: 'changed' })
    mail.reset()
    notify(toNotice(result, messages))
    // The user may have signed out in another tab since.
    if (result.user && session.read().status === 'signed-in') session.open(result.user)
    onSuccess?.()
  })
  const state = toState()

  return useStableHandle({
    state,
    fieldErrors: state.status === 'sent' ? {} : getFieldErrors(state, fields),
    messages,
    waitSeconds: wait.seconds,
    submit: (change) => {
      entry.reset()
      mail.submit(change)
    },
    confirm: (codes) => {
      if (progress.status === 'sent') entry.submit(codes)
    },
    reset: () => {
      mail.reset()
      entry.reset()
      setProgress({ status: 'form' })
    },
  })

  function toState(): ChangeEmailState {
    if (progress.status === 'sent') {
      return { status: 'sent', email: progress.email, entry: toFormStatus(entry.state, messages) }
    }
    const sending = toFormStatus(mail.state, messages)
    if (sending.status === 'pending' || sending.status === 'error') return sending
    return { status: progress.status === 'changed' ? 'success' : 'idle' }
  }
}
