'use client'

import type { DeleteAccountRequest } from '@summit/contract'
import { useState } from 'react'
import { useConfig } from '../../shared/config/use-config.ts'
import { useFormat } from '../../shared/config/use-format.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { getWaitMs, isRateLimited } from '../../shared/form/submission.ts'
import { useCountdown } from '../../shared/form/use-countdown.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import { confirmationFields } from '../confirmation.ts'
import {
  deleteAccountCall,
  deleteAccountMessages,
  toNotice,
  type DeleteAccountError,
  type DeleteAccountFieldErrors,
  type DeleteAccountMessages,
  type DeleteAccountPort,
  type DeleteAccountState,
} from './delete-account.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface DeleteAccountOptions extends Partial<
  Pick<Ports, 'request' | 'clock' | 'notify' | 'session' | 'navigate'>
> {
  /** Deletes the account. @default `POST /api/auth/delete-account` */
  deleteAccount?: DeleteAccountPort | undefined
  /** Called once the account is going to be deleted, and the stored session is removed. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: DeleteAccountError) => void) | undefined
  /** Path to redirect to afterwards; null for no redirect. @default the provider's `routes.home` */
  redirectTo?: string | null | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<DeleteAccountMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface DeleteAccountHandle {
  state: DeleteAccountState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: DeleteAccountFieldErrors
  messages: DeleteAccountMessages
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Opens or closes the dialog. It stays open during a request. */
  setOpen: (isOpen: boolean) => void
  /** Sends the password; does nothing during another request. */
  submit: (values: DeleteAccountRequest) => void
}

/** The state of the dialog that deletes the signed-in user's account. Ports come from the provider. */
export function useDeleteAccount(options: DeleteAccountOptions = {}): DeleteAccountHandle {
  const { request, clock, notify, session, navigate } = usePorts(options)
  const { routes } = useConfig()
  const { deleteAccount = deleteAccountCall(request), onSuccess, onError, redirectTo = routes.home } = options
  const messages = useMessages(deleteAccountMessages, options.messages)
  const format = useFormat()
  const wait = useCountdown(clock)
  const [isOpen, setIsOpen] = useState(false)
  const submission = useSubmission(deleteAccount, (result) => {
    if (!result.ok) wait.start(isRateLimited(result) ? getWaitMs(result) : 0)
    notify(toNotice(result, messages, (time) => format.date(new Date(time))))
    if (!result.ok) {
      onError?.(toFailed(result, messages))
      return
    }
    session.close()
    onSuccess?.()
    if (redirectTo !== null) navigate(redirectTo)
  })
  const form = toFormStatus(submission.state, messages)
  return useStableHandle({
    state: isOpen || form.status === 'success' ? form : { status: 'closed' },
    fieldErrors: getFieldErrors(form, confirmationFields),
    messages,
    waitSeconds: wait.seconds,
    setOpen: (open) => {
      if (form.status === 'pending' || form.status === 'success') return
      setIsOpen(open)
      // The password is typed anew, so its last error is over.
      if (!open) submission.reset()
    },
    submit: submission.submit,
  })
}
