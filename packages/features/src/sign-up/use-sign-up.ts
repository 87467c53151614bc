'use client'

import type { ApiUser } from '@summit/contract'
import { useState } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { useRedirect } from '../shared/form/use-redirect.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../shared/form/form-status.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import {
  fields,
  getMismatch,
  toNotice,
  REDIRECT_AFTER_MS,
  signUpMessages,
  simulatedSignUp,
  type SignUpDetails,
  type SignUpError,
  type SignUpFieldErrors,
  type SignUpMessages,
  type SignUpPort,
  type SignUpState,
} from './sign-up.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface SignUpOptions extends Partial<Pick<Ports, 'session' | 'clock' | 'navigate' | 'notify'>> {
  /** Creates an account. @default a demo, which sends nothing and succeeds after a second */
  signUp?: SignUpPort | undefined
  /** Called once the account is created, with the user if the visitor is signed in. */
  onSuccess?: (user: ApiUser | undefined) => void
  /** Called after every failed attempt. */
  onError?: ((error: SignUpError) => void) | undefined
  /** Path to redirect to after success; null for no redirect. @default null */
  redirectTo?: string | null | undefined
  /** Delay of the redirect after success, in ms. @default 1000 */
  redirectAfterMs?: number | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<SignUpMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface SignUpHandle {
  state: SignUpState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: SignUpFieldErrors
  messages: SignUpMessages
  /** Whether this is the demo that creates no account: no `signUp` was passed. */
  isDemo: boolean
  /** Path to redirect to after success, or null. */
  redirectTo: string | null
  /** Sends the details; does nothing during another request, or once an account is created (except in the demo). */
  submit: (details: SignUpDetails) => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Resets to `idle`: cancels the pending request or redirect and discards the last failure. */
  reset: () => void
}

/**
 * The state of the sign-up screen: compares the passwords, sends one request at a time, stores the session of a user
 * who is signed in, shows a toast, and redirects if `redirectTo` is set. Unmounting cancels the pending request or redirect.
 * Ports come from the provider.
 */
export function useSignUp(options: SignUpOptions = {}): SignUpHandle {
  const { session, clock, navigate, notify } = usePorts(options)
  const { brand } = useConfig()
  const { signUp = simulatedSignUp(clock), onSuccess, onError } = options
  const { redirectTo = null, redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(signUpMessages, options.messages)
  const isDemo = !options.signUp

  const submission = useSubmission(signUp, (result) => {
    if (result.ok && result.user) session.open(result.user)
    notify(toNotice(result, messages, brand))
    if (result.ok) onSuccess?.(result.user)
    else onError?.(toFailed(result, messages))
  })
  const [isMismatch, setIsMismatch] = useState(false)
  const state = isMismatch ? getMismatch(messages) : toFormStatus(submission.state, messages)

  const isSignedUp = state.status === 'success'
  useRedirect(
    { clock, navigate },
    isSignedUp && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs, replace: false } : null,
  )

  return {
    state,
    fieldErrors: getFieldErrors(state, fields),
    messages,
    isDemo,
    redirectTo,
    submit: (details) => {
      const { password, confirmPassword = password } = details
      if (state.status === 'pending' || (isSignedUp && !isDemo)) return
      const differ = password !== confirmPassword
      setIsMismatch(differ)
      if (!differ) {
        submission.submit(details)
        return
      }
      notify({ intent: 'danger', title: messages.errorTitle, text: messages.mismatch })
      onError?.(getMismatch(messages))
    },
    cancel: submission.cancel,
    reset: () => {
      setIsMismatch(false)
      submission.reset()
    },
  }
}
