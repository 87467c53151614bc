'use client'

import type { ChangeNameRequest } from '@summit/contract'
import { useMessages } from '../../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import {
  changeNameCall,
  changeNameMessages,
  toNotice,
  type ChangeNameError,
  type ChangeNameFieldErrors,
  type ChangeNameMessages,
  type ChangeNamePort,
  type ChangeNameState,
} from './change-name.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface ChangeNameOptions extends Partial<Pick<Ports, 'request' | 'session' | 'notify'>> {
  /** Changes the name. @default `POST /api/auth/change-name` */
  changeName?: ChangeNamePort | undefined
  /** Called once the name is changed, and stored in the session of this device. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: ChangeNameError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<ChangeNameMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface ChangeNameHandle {
  state: ChangeNameState
  /** Error message of the field. Empty if the failure does not concern it. */
  fieldErrors: ChangeNameFieldErrors
  messages: ChangeNameMessages
  /** Sends the name; does nothing during another request. */
  submit: (change: ChangeNameRequest) => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Resets to `idle`: aborts the request, and discards the last result. */
  reset: () => void
}

/** The state of the form that changes the name of the signed-in user. Ports come from the provider. */
export function useChangeName(options: ChangeNameOptions = {}): ChangeNameHandle {
  const { request, session, notify } = usePorts(options)
  const { changeName = changeNameCall(request), onSuccess, onError } = options
  const messages = useMessages(changeNameMessages, options.messages)
  const {
    state: submission,
    submit,
    cancel,
    reset,
  } = useSubmission(changeName, (result) => {
    notify(toNotice(result, messages))
    if (!result.ok) {
      onError?.(toFailed(result, messages))
      return
    }
    // The user may have signed out in another tab since.
    if (result.user && session.read().status === 'signed-in') session.open(result.user)
    onSuccess?.()
  })
  const state = toFormStatus(submission, messages)
  return useStableHandle({ state, fieldErrors: getFieldErrors(state, ['name']), messages, submit, cancel, reset })
}
