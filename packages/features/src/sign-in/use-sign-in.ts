'use client'

import type { ApiUser } from '@summit/contract'
import { useLastProvider } from '../shared/account/use-last-provider.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { useRedirect, useResetOnReturn } from '../shared/form/use-redirect.ts'
import { getFieldErrors, toFailed } from '../shared/form/form-status.ts'
import { getWaitMs, isRateLimited } from '../shared/form/submission.ts'
import { REDIRECT_AFTER_MS, toSignInNotice } from '../shared/form/sign-in-result.ts'
import { useNextPath } from '../shared/form/use-next-path.ts'
import { useCountdown } from '../shared/form/use-countdown.ts'
import { useSecondStep } from '../shared/form/use-second-step.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import {
  fields,
  signInCall,
  signInMessages,
  type Credentials,
  type SignInError,
  type SignInFieldErrors,
  type SignInMessages,
  type SignInPort,
  type SignInState,
} from './sign-in.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface SignInOptions extends Partial<
  Pick<Ports, 'request' | 'session' | 'storage' | 'clock' | 'address' | 'navigate' | 'notify'>
> {
  /** Signs in. @default `POST /api/auth/login` */
  signIn?: SignInPort | undefined
  /** Called once the session is stored. */
  onSuccess?: ((user: ApiUser) => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: SignInError) => void) | undefined
  /**
   * Called when a code of the authenticator app is to be entered: show `TwoFactorForm`.
   * @default opens the provider's `routes.twoFactor`
   */
  onTwoFactor?: (() => void) | undefined
  /**
   * Path to redirect to after success; null for no redirect.
   * @default the page of `routes` in the address's `next`, or else `routes.dashboard`
   */
  redirectTo?: string | null | undefined
  /** Delay of the redirect after success, in ms. @default 1000 */
  redirectAfterMs?: number | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<SignInMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface SignInHandle {
  state: SignInState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: SignInFieldErrors
  messages: SignInMessages
  /** Path to redirect to after success, or null. */
  redirectTo: string | null
  /** The name of the provider that signed in last on this device, which the view marks; null for none. */
  lastProvider: string | null
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Sends the credentials; does nothing during another request, or once signed in. */
  submit: (credentials: Credentials) => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Resets to `idle`: cancels the pending request or redirect and discards the last failure. */
  reset: () => void
}

/**
 * The state of the sign-in screen: sends one request at a time, stores the session, shows a toast, and redirects a
 * moment later. Unmounting cancels the pending request or redirect. Ports come from the provider.
 */
export function useSignIn(options: SignInOptions = {}): SignInHandle {
  const { request, session, storage, clock, address, navigate, notify } = usePorts(options)
  const { brand, routes } = useConfig()
  const { signIn = signInCall(request), onSuccess, onError } = options
  const next = useNextPath(address)
  const { redirectTo = next ?? routes.dashboard } = options
  const { redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(signInMessages, options.messages)

  const wait = useCountdown(clock)
  const leave = useResetOnReturn(navigate, storage, () => reset())
  const secondStep = useSecondStep(leave, redirectTo, options.onTwoFactor)
  const submission = useSubmission(signIn, (result) => {
    if (secondStep.openAfter(result)) return
    if (result.ok) session.open(result.user)
    else wait.start(isRateLimited(result) ? getWaitMs(result) : 0)
    notify(toSignInNotice(result, messages, brand))
    if (result.ok) onSuccess?.(result.user)
    else onError?.(toFailed(result, messages))
  })
  const state = secondStep.toStatus(submission.state, messages)

  const isSignedIn = state.status === 'success'
  useRedirect(
    { clock, navigate: leave },
    isSignedIn && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs, replace: false } : null,
  )

  return useStableHandle({
    state,
    fieldErrors: getFieldErrors(state, fields),
    messages,
    redirectTo,
    lastProvider: useLastProvider(storage),
    waitSeconds: wait.seconds,
    submit: (credentials) => {
      if (!isSignedIn) submission.submit(credentials)
    },
    cancel: submission.cancel,
    reset,
  })

  function reset() {
    submission.reset()
  }
}
