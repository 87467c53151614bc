'use client'

import type { ApiUser, SendCodeRequest } from '@summit/contract'
import { useState } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../shared/form/form-status.ts'
import { RESEND_AFTER_MS } from '../shared/form/resend.ts'
import { REDIRECT_AFTER_MS, toSignInNotice } from '../shared/form/sign-in-result.ts'
import { getWaitMs, isRateLimited } from '../shared/form/submission.ts'
import { useNextPath } from '../shared/form/use-next-path.ts'
import { useCountdown } from '../shared/form/use-countdown.ts'
import { useRedirect, useResetOnReturn } from '../shared/form/use-redirect.ts'
import { useSecondStep } from '../shared/form/use-second-step.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import { findOutboxCall, type FindOutbox } from '../shared/recovery/outbox.ts'
import { useOutbox } from '../shared/recovery/use-outbox.ts'
import {
  codeSignInMessages,
  fields,
  sendCodeCall,
  signInWithCodeCall,
  toSendMessages,
  type CodeSignInError,
  type CodeSignInFieldErrors,
  type CodeSignInMessages,
  type CodeSignInState,
  type SendCodePort,
  type SignInWithCodePort,
} from './code-sign-in.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface CodeSignInOptions extends Partial<
  Pick<Ports, 'request' | 'session' | 'clock' | 'address' | 'navigate' | 'notify'>
> {
  /** Mails a code. @default `POST /api/auth/send-code` */
  sendCode?: SendCodePort | undefined
  /** Signs in with a code. @default `POST /api/auth/sign-in-with-code` */
  signInWithCode?: SignInWithCodePort | undefined
  /** Finds the page that shows the server's mails during development; null for none. @default `GET /api/demo` */
  findOutbox?: FindOutbox | null | undefined
  /** Called once the session is stored. */
  onSuccess?: ((user: ApiUser) => void) | undefined
  /** Called after every failed attempt to send a code or to sign in. */
  onError?: ((error: CodeSignInError) => void) | undefined
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
  messages?: Partial<CodeSignInMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface CodeSignInHandle {
  state: CodeSignInState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: CodeSignInFieldErrors
  messages: CodeSignInMessages
  /** The URL of the page that shows the server's mails during development, or null. */
  outbox: string | null
  /** Path to redirect to after success, or null. */
  redirectTo: string | null
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Requests a code; does nothing during another request. */
  send: (values: SendCodeRequest) => void
  /** Requests another code for the same address; does nothing before `state.resend` allows it. */
  resend: () => void
  /** Signs in with a code; does nothing before one was sent, during another request, or once signed in. */
  enter: (values: { code: string }) => void
  /** Resets to `idle`, for another address: aborts the request and discards the last result. */
  reset: () => void
}

/**
 * The state of signing in with a mailed code: sends one request at a time, counts down to when another code can be
 * requested, stores the session, shows a toast, and redirects a moment later. Ports come from the provider.
 */
export function useCodeSignIn(options: CodeSignInOptions = {}): CodeSignInHandle {
  const { request, session, storage, clock, address, navigate, notify } = usePorts(options)
  const { brand, routes } = useConfig()
  const { sendCode = sendCodeCall(request), signInWithCode = signInWithCodeCall(request) } = options
  const { findOutbox = findOutboxCall(request), onSuccess, onError } = options
  const next = useNextPath(address)
  const { redirectTo = next ?? routes.dashboard } = options
  const { redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(codeSignInMessages, options.messages)

  const [email, setEmail] = useState<string | null>(null)
  const resendWait = useCountdown(clock)
  const mail = useSubmission(sendCode, (result) => {
    resendWait.start(result.ok ? RESEND_AFTER_MS : getWaitMs(result))
    if (result.ok) {
      setEmail(result.email)
      return
    }
    const error = toFailed(result, toSendMessages(messages))
    notify({ intent: 'danger', title: messages.failureTitle, text: error.message })
    onError?.(error)
  })

  const wait = useCountdown(clock)
  const leave = useResetOnReturn(navigate, storage, () => reset())
  const secondStep = useSecondStep(leave, redirectTo, options.onTwoFactor)
  const entry = useSubmission(signInWithCode, (result) => {
    if (secondStep.openAfter(result)) return
    if (result.ok) session.open(result.user)
    else wait.start(isRateLimited(result) ? getWaitMs(result) : 0)
    notify(toSignInNotice(result, messages, brand))
    if (result.ok) onSuccess?.(result.user)
    else onError?.(toFailed(result, messages))
  })
  const isSignedIn = entry.state.status === 'done'
  useRedirect(
    { clock, navigate: leave },
    isSignedIn && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs, replace: false } : null,
  )
  const state = toState()

  return useStableHandle({
    state,
    fieldErrors: getFieldErrors(state.status === 'sent' ? state.entry : state, fields),
    messages,
    // Requested with the code, so that its link does not appear late and cause a layout shift.
    outbox: useOutbox(findOutbox, mail.state.status !== 'idle'),
    redirectTo,
    waitSeconds: wait.seconds,
    send: mail.submit,
    resend: () => {
      if (state.status !== 'sent' || isSignedIn) return
      const { resend } = state
      if (resend.status === 'ready' || resend.status === 'error') mail.submit({ email: state.email })
    },
    enter: ({ code }) => {
      if (email !== null && !isSignedIn) entry.submit({ email, code })
    },
    reset,
  })

  function reset() {
    mail.reset()
    entry.reset()
    setEmail(null)
  }

  function toState(): CodeSignInState {
    const sending = toFormStatus(mail.state, toSendMessages(messages))
    if (email !== null) {
      return {
        status: 'sent',
        email,
        entry: secondStep.toStatus(entry.state, messages),
        resend: toResendState(sending),
      }
    }
    return sending.status === 'success' ? { status: 'idle' } : sending
  }

  function toResendState(sending: ReturnType<typeof toFormStatus>) {
    if (sending.status === 'pending') return sending
    // A wait says more than that the request came too early.
    if (resendWait.seconds > 0) return { status: 'waiting', seconds: resendWait.seconds } as const
    return sending.status === 'error' ? sending : ({ status: 'ready' } as const)
  }
}
