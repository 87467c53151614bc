'use client'

import type { ApiUser, ConfirmSignInRequest } from '@summit/contract'
import { useState } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../shared/form/form-status.ts'
import { withNext } from '../shared/form/next-page.ts'
import { REDIRECT_AFTER_MS, toSignInNotice } from '../shared/form/sign-in-result.ts'
import { getWaitMs, isRateLimited } from '../shared/form/submission.ts'
import { useNextPath } from '../shared/form/use-next-path.ts'
import { useCountdown } from '../shared/form/use-countdown.ts'
import { useRedirect, useResetOnReturn } from '../shared/form/use-redirect.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import {
  confirmSignInCall,
  fields,
  hasExpired,
  twoFactorMessages,
  type ConfirmSignInPort,
  type TwoFactorError,
  type TwoFactorFieldErrors,
  type TwoFactorMessages,
  type TwoFactorMethod,
  type TwoFactorState,
} from './two-factor.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface TwoFactorOptions extends Partial<
  Pick<Ports, 'request' | 'session' | 'clock' | 'address' | 'navigate' | 'notify'>
> {
  /** Completes the sign-in. @default `POST /api/auth/confirm-sign-in` */
  confirmSignIn?: ConfirmSignInPort | undefined
  /** Called once the session is stored. */
  onSuccess?: ((user: ApiUser) => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: TwoFactorError) => void) | undefined
  /**
   * Path to redirect to after success; null for no redirect.
   * @default the page of `routes` in the address's `next`, or else `routes.dashboard`
   */
  redirectTo?: string | null | undefined
  /** Delay of the redirect after success, in ms. @default 1000 */
  redirectAfterMs?: number | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<TwoFactorMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface TwoFactorHandle {
  state: TwoFactorState
  /** What is asked for. */
  method: TwoFactorMethod
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: TwoFactorFieldErrors
  messages: TwoFactorMessages
  /** Path to redirect to after success, or null. */
  redirectTo: string | null
  /** Path of the page on which the sign-in begins, with the page that it leads to. */
  signInPath: string
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Sends the code; does nothing during another request, or once signed in. */
  submit: (values: ConfirmSignInRequest) => void
  /** Asks for something else, and discards the last failure; does nothing during a request, or once signed in. */
  setMethod: (method: TwoFactorMethod) => void
}

/**
 * The second step of a sign-in, with a code of the authenticator app or a recovery code: sends one request at a time, stores
 * the session, shows a toast, and redirects a moment later. Ports come from the provider.
 */
export function useTwoFactor(options: TwoFactorOptions = {}): TwoFactorHandle {
  const { request, session, storage, clock, address, navigate, notify } = usePorts(options)
  const { brand, routes } = useConfig()
  const { confirmSignIn = confirmSignInCall(request), onSuccess, onError } = options
  const next = useNextPath(address)
  const { redirectTo = next ?? routes.dashboard } = options
  const { redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(twoFactorMessages, options.messages)

  const [method, setMethod] = useState<TwoFactorMethod>('app')
  const wait = useCountdown(clock)
  const { state, submit, reset } = useSubmission(confirmSignIn, (result) => {
    if (result.ok) session.open(result.user)
    else wait.start(isRateLimited(result) ? getWaitMs(result) : 0)
    // The screen says what to do after an expired sign-in.
    if (result.ok || !hasExpired(result)) notify(toSignInNotice(result, messages, brand))
    if (result.ok) onSuccess?.(result.user)
    else onError?.(toFailed(result, messages))
  })
  const form = toFormStatus(state, messages)
  const isSignedIn = form.status === 'success'
  const isExpired = state.status === 'failed' && hasExpired(state.failure)
  const leave = useResetOnReturn(navigate, storage, reset, isExpired)
  useRedirect(
    { clock, navigate: leave },
    isSignedIn && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs, replace: true } : null,
  )

  return useStableHandle({
    state: isExpired ? { status: 'expired' } : form,
    method,
    fieldErrors: getFieldErrors(form, fields),
    messages,
    redirectTo,
    signInPath: withNext(routes.login, redirectTo, routes),
    waitSeconds: wait.seconds,
    submit: (values) => {
      if (!isSignedIn) submit(values)
    },
    setMethod: (other) => {
      if (form.status === 'pending' || isSignedIn) return
      reset()
      setMethod(other)
    },
  })
}
