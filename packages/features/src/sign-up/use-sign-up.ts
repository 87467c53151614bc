'use client'

import type { ApiUser } from '@summit/contract'
import { useState } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Ports } from '../shared/ports.ts'
import { useRedirect } from '../shared/redirect/use-redirect.ts'
import { fieldErrorsOf, toFailed, toFormStatus } from '../shared/submission/form-status.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import { usePorts } from '../shared/use-ports.ts'
import {
  fields,
  mismatchOf,
  noticeOf,
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

/** What differs from the provider's ports and from Summit's sign-up. */
export interface SignUpOptions extends Partial<Pick<Ports, 'session' | 'clock' | 'navigate' | 'notify'>> {
  /** Creates an account. @default a demo, which sends nothing and succeeds after a second */
  signUp?: SignUpPort
  /** Called once the account is created, with the user if the visitor is signed in. */
  onSuccess?: (user: ApiUser | undefined) => void
  /** Called after every failed attempt. */
  onError?: (error: SignUpError) => void
  /** Where to go after success; null to stay. @default null */
  redirectTo?: string | null
  /** How long after success, in ms. @default 1000 */
  redirectAfterMs?: number
  /** Your texts, in place of the provider's. */
  messages?: Partial<SignUpMessages>
}

/** The sign-up screen, as its view takes it. */
export interface SignUpHandle {
  state: SignUpState
  /** The messages of the fields that were refused, by their names. Empty where the failure is of no field. */
  fieldErrors: SignUpFieldErrors
  messages: SignUpMessages
  /** Whether this is the demo that creates no account: no `signUp` was passed. */
  isDemo: boolean
  /** Where success leads, or null. */
  redirectTo: string | null
  /** Sends the details; does nothing during another request, or once an account is created, but in the demo. */
  submit: (details: SignUpDetails) => void
  /** Aborts the request that is under way. */
  cancel: () => void
  /** Back to `idle`: aborts the request or the redirect that is under way, and forgets the last failure. */
  reset: () => void
}

/**
 * The state of the sign-up screen: compares the passwords, sends one request at a time, stores the session of a user
 * who is signed in, shows a toast, and redirects where it is told to. Unmounting cancels whatever has not happened yet.
 * Ports come from the provider.
 */
export function useSignUp(options: SignUpOptions = {}): SignUpHandle {
  const { session, clock, navigate, notify } = { ...usePorts(), ...options }
  const { brand } = useConfig()
  const { signUp = simulatedSignUp(clock), onSuccess, onError } = options
  const { redirectTo = null, redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(signUpMessages, options.messages)
  const isDemo = !options.signUp

  const submission = useSubmission(signUp, (answer) => {
    if (answer.ok && answer.user) session.open(answer.user)
    notify(noticeOf(answer, messages, brand))
    if (answer.ok) onSuccess?.(answer.user)
    else onError?.(toFailed(answer, messages))
  })
  const [isMismatch, setIsMismatch] = useState(false)
  const state = isMismatch ? mismatchOf(messages) : toFormStatus(submission.state, 'pending', messages)

  const isSignedUp = state.status === 'success'
  useRedirect(
    { clock, navigate },
    isSignedUp && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs, replace: false } : null,
  )

  return {
    state,
    fieldErrors: fieldErrorsOf(state, fields),
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
      notify({ kind: 'destructive', title: messages.errorTitle, text: messages.mismatch })
      onError?.(mismatchOf(messages))
    },
    cancel: submission.cancel,
    reset: () => {
      setIsMismatch(false)
      submission.reset()
    },
  }
}
