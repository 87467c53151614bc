'use client'

import { useState } from 'react'
import { useConfig } from '../../shared/config/use-config.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { getWaitMs, isRateLimited } from '../../shared/form/submission.ts'
import { useCountdown } from '../../shared/form/use-countdown.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import {
  changePasswordCall,
  changePasswordMessages,
  fields,
  toNotice,
  type ChangePasswordError,
  type ChangePasswordFieldErrors,
  type ChangePasswordMessages,
  type ChangePasswordPort,
  type ChangePasswordState,
  type PasswordChange,
} from './change-password.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface ChangePasswordOptions extends Partial<Pick<Ports, 'request' | 'clock' | 'notify'>> {
  /** Replaces the password. @default `POST /api/auth/change-password` */
  changePassword?: ChangePasswordPort | undefined
  /** Called once the password is changed. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt, with a password that is too short included. */
  onError?: ((error: ChangePasswordError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<ChangePasswordMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface ChangePasswordHandle {
  state: ChangePasswordState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: ChangePasswordFieldErrors
  messages: ChangePasswordMessages
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Sends the passwords, unless the new one is too short; does nothing during another request. */
  submit: (change: PasswordChange) => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Resets to `idle`: aborts the request, and discards the last result. */
  reset: () => void
}

/** The state of the form that replaces the password of the signed-in user. Ports come from the provider. */
export function useChangePassword(options: ChangePasswordOptions = {}): ChangePasswordHandle {
  const { request, clock, notify } = usePorts(options)
  const { changePassword = changePasswordCall(request), onSuccess, onError } = options
  const { minPasswordLength } = useConfig()
  const messages = useMessages(changePasswordMessages, options.messages)
  const wait = useCountdown(clock)
  const [isShort, setIsShort] = useState(false)

  const submission = useSubmission(changePassword, (result) => {
    if (!result.ok) wait.start(isRateLimited(result) ? getWaitMs(result) : 0)
    notify(toNotice(result, messages))
    if (result.ok) onSuccess?.()
    else onError?.(toFailed(result, messages))
  })
  const state = toFormStatus(submission.state, messages)
  const tooShort = messages.tooShort(minPasswordLength)
  const fieldErrors = isShort ? { password: tooShort } : getFieldErrors(state, fields)

  return useStableHandle({
    state,
    fieldErrors,
    messages,
    waitSeconds: wait.seconds,
    submit: (change) => {
      if (state.status === 'pending') return
      const short = change.password.length < minPasswordLength
      setIsShort(short)
      if (short) onError?.({ status: 'error', reason: 'short', message: tooShort, field: 'password' })
      else submission.submit(change)
    },
    cancel: submission.cancel,
    reset: () => {
      setIsShort(false)
      submission.reset()
    },
  })
}
