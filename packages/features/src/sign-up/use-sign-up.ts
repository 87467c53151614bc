'use client'

import type { ApiUser } from '@summit/contract'
import { useEffect, useState } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { useNextPath } from '../shared/form/use-next-path.ts'
import { useRedirect, useResetOnReturn } from '../shared/form/use-redirect.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../shared/form/form-status.ts'
import type { Submission } from '../shared/form/submission.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import type { SignUpContext } from './sign-up-call.ts'
import {
  fields,
  getFault,
  toFaultError,
  toNotice,
  REDIRECT_AFTER_MS,
  signUpMessages,
  simulatedSignUp,
  type Fault,
  type SignedUp,
  type SignUpDetails,
  type SignUpError,
  type SignUpFieldErrors,
  type SignUpMessages,
  type SignUpPort,
  type SignUpState,
} from './sign-up.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface SignUpOptions extends Partial<
  Pick<Ports, 'request' | 'address' | 'session' | 'clock' | 'navigate' | 'notify'>
> {
  /**
   * Creates an account.
   * @default `POST /api/auth/sign-up` with the provider's `createsAccounts`; else a demo, which sends nothing
   */
  signUp?: SignUpPort | undefined
  /** Called once the account is created or a link is mailed, with the user if the visitor is signed in. */
  onSuccess?: (user: ApiUser | undefined) => void
  /** Called after every failed attempt. */
  onError?: ((error: SignUpError) => void) | undefined
  /**
   * Path to redirect to after success; null for no redirect.
   * @default with the provider's `createsAccounts` the page of `routes` in the address's `next`, or else
   * `routes.dashboard`; without it null
   */
  redirectTo?: string | null | undefined
  /** Delay of the redirect after success, in ms. @default 1000 */
  redirectAfterMs?: number | undefined
  /** The version of the terms that the visitor agrees to, which is sent along. */
  termsVersion?: string | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<SignUpMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface SignUpHandle {
  state: SignUpState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: SignUpFieldErrors
  messages: SignUpMessages
  /** Whether this is the demo that creates no account. */
  isDemo: boolean
  /** Path to redirect to after success, or null. */
  redirectTo: string | null
  /** Sends the details; does nothing during another request, or once an account is created (except in the demo). */
  submit: (details: SignUpDetails) => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Resets to `idle`: cancels the pending request or redirect and discards the last failure, or leaves `verify`. */
  reset: () => void
}

/** The API's call, which a demo needs none of. */
const loadCall = () => import('./sign-up-call.ts')

function signUpOver(request: HttpClient, context: SignUpContext): SignUpPort {
  return async (details, signal) => {
    const { signUpCall } = await loadCall()
    return signUpCall(request, context)(details, signal)
  }
}

/**
 * The state of the sign-up screen: validates the passwords, sends one request at a time, stores the session of a user
 * who is signed in, shows a toast, and redirects if `redirectTo` is set. Unmounting cancels the pending request or redirect.
 * Ports come from the provider.
 */
export function useSignUp(options: SignUpOptions = {}): SignUpHandle {
  const { request, address, session, storage, clock, navigate, notify } = usePorts(options)
  const { brand, routes, createsAccounts, minPasswordLength } = useConfig()
  const { termsVersion, onSuccess, onError } = options
  const next = useNextPath(address)
  const call = createsAccounts ? signUpOver(request, { next, termsVersion }) : simulatedSignUp(clock)
  const { signUp = call, redirectTo = createsAccounts ? (next ?? routes.dashboard) : null } = options
  const { redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(signUpMessages, options.messages)
  const isDemo = !options.signUp && !createsAccounts
  const needsCall = !options.signUp && !isDemo
  useEffect(() => {
    // Not with the first sign-up: what fails to load while a device is offline, Chromium does not try again.
    if (needsCall) loadCall().catch(() => {})
  }, [needsCall])

  const submission = useSubmission(signUp, (result) => {
    if (result.ok && result.user) session.open(result.user)
    notify(toNotice(result, messages, brand))
    if (result.ok) onSuccess?.(result.user)
    else onError?.(toFailed(result, messages))
  })
  const [fault, setFault] = useState<Fault | null>(null)
  const state = fault ? toFaultError(fault, minPasswordLength, messages) : toState(submission.state, messages)

  const isSignedUp = state.status === 'success'
  const leave = useResetOnReturn(navigate, storage, submission.reset)
  useRedirect(
    { clock, navigate: leave },
    isSignedUp && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs, replace: false } : null,
  )

  return useStableHandle({
    state,
    fieldErrors: getFieldErrors(state, fields),
    messages,
    isDemo,
    redirectTo,
    submit: (details) => {
      if (state.status === 'pending' || state.status === 'verify' || (isSignedUp && !isDemo)) return
      const found = getFault(details, isDemo ? 0 : minPasswordLength)
      setFault(found)
      if (!found) {
        submission.submit(details)
        return
      }
      const error = toFaultError(found, minPasswordLength, messages)
      notify({ intent: 'danger', title: messages.errorTitle, text: error.message })
      onError?.(error)
    },
    cancel: submission.cancel,
    reset: () => {
      setFault(null)
      submission.reset()
    },
  })
}

function toState(submission: Submission<SignedUp>, messages: SignUpMessages): SignUpState {
  const email = submission.status === 'done' ? submission.outcome.verifyEmail : undefined
  return email === undefined ? toFormStatus(submission, messages) : { status: 'verify', email }
}
