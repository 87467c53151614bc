'use client'

import type { ApiUser } from '@summit/contract'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Ports } from '../shared/ports.ts'
import { useRedirect } from '../shared/redirect/use-redirect.ts'
import { fieldErrorsOf, toFailed, toFormStatus } from '../shared/submission/form-status.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import { usePorts } from '../shared/use-ports.ts'
import {
  fields,
  noticeOf,
  REDIRECT_AFTER_MS,
  signInCall,
  signInMessages,
  type Credentials,
  type SignInError,
  type SignInFieldErrors,
  type SignInMessages,
  type SignInPort,
  type SignInState,
} from './sign-in.ts'

/** What differs from the provider's ports and from Summit's sign-in. */
export interface SignInOptions extends Partial<Pick<Ports, 'request' | 'session' | 'clock' | 'navigate' | 'notify'>> {
  /** Signs in otherwise than by `POST /api/auth/login`. */
  signIn?: SignInPort
  /** Called once the session is stored. */
  onSuccess?: (user: ApiUser) => void
  /** Called after every failed attempt. */
  onError?: (error: SignInError) => void
  /** Where to go after success; null to stay. @default the provider's `routes.dashboard` */
  redirectTo?: string | null
  /** How long after success, in ms. @default 1000 */
  redirectAfterMs?: number
  /** Your texts, in place of the provider's. */
  messages?: Partial<SignInMessages>
}

/** The sign-in screen, as its view takes it. */
export interface SignInHandle {
  state: SignInState
  /** The messages of the fields that were refused, by their names. Empty where the failure is of no field. */
  fieldErrors: SignInFieldErrors
  messages: SignInMessages
  /** Where success leads, or null. */
  redirectTo: string | null
  /** Sends the credentials; does nothing during another request, or once signed in. */
  submit: (credentials: Credentials) => void
  /** Aborts the request that is under way. */
  cancel: () => void
  /** Back to `idle`: aborts the request or the redirect that is under way, and forgets the last failure. */
  reset: () => void
}

/**
 * The state of the sign-in screen: sends one request at a time, stores the session, shows a toast, and redirects a
 * moment later. Unmounting cancels whatever has not happened yet. Ports come from the provider.
 */
export function useSignIn(options: SignInOptions = {}): SignInHandle {
  const { request, session, clock, navigate, notify } = { ...usePorts(), ...options }
  const { brand, routes } = useConfig()
  const { signIn = signInCall(request), onSuccess, onError } = options
  const { redirectTo = routes.dashboard, redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(signInMessages, options.messages)

  const submission = useSubmission(signIn, (answer) => {
    if (answer.ok) session.open(answer.user)
    notify(noticeOf(answer, messages, brand))
    if (answer.ok) onSuccess?.(answer.user)
    else onError?.(toFailed(answer, messages))
  })
  const state = toFormStatus(submission.state, 'pending', messages)

  const isSignedIn = state.status === 'success'
  useRedirect(
    { clock, navigate },
    isSignedIn && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs, replace: false } : null,
  )

  return {
    state,
    fieldErrors: fieldErrorsOf(state, fields),
    messages,
    redirectTo,
    submit: (credentials) => {
      if (!isSignedIn) submission.submit(credentials)
    },
    cancel: submission.cancel,
    reset: submission.reset,
  }
}
