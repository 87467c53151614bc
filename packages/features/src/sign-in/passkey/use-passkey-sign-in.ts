'use client'

import type { ApiUser } from '@summit/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Authenticator, PasskeyOptions } from '../../shared/account/authenticator.ts'
import { useAuthenticator } from '../../shared/account/use-authenticator.ts'
import { useConfig } from '../../shared/config/use-config.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { REDIRECT_AFTER_MS } from '../../shared/form/sign-in-result.ts'
import { getWaitMs, isRateLimited } from '../../shared/form/submission.ts'
import { useCountdown } from '../../shared/form/use-countdown.ts'
import { useRedirect, useResetOnReturn } from '../../shared/form/use-redirect.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import { abortable } from '../../shared/ports/abortable.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import {
  attemptCall,
  findPasskeyOptionsCall,
  passkeySignInMessages,
  RENEW_AFTER_MS,
  signInWithPasskeyCall,
  toFailureMessages,
  toNotice,
  waitForAutofill,
  type FindPasskeyOptions,
  type PasskeySignInError,
  type PasskeySignInMessages,
  type PasskeySignInState,
  type SignInWithPasskeyPort,
} from './passkey-sign-in.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface PasskeySignInOptions extends Partial<
  Pick<Ports, 'request' | 'session' | 'clock' | 'navigate' | 'notify'>
> {
  /** Finds what the back end asks passkeys for. @default `GET /api/auth/passkey-options` */
  findOptions?: FindPasskeyOptions | undefined
  /** Signs in with a passkey's signature. @default `POST /api/auth/sign-in-with-passkey` */
  signInWithPasskey?: SignInWithPasskeyPort | undefined
  /** The browser's passkeys. @default WebAuthn */
  authenticator?: Authenticator | undefined
  /** Called once the session is stored. */
  onSuccess?: ((user: ApiUser) => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: PasskeySignInError) => void) | undefined
  /** Path to redirect to after success; null for no redirect. @default the provider's `routes.dashboard` */
  redirectTo?: string | null | undefined
  /** Delay of the redirect after success, in ms. @default 1000 */
  redirectAfterMs?: number | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<PasskeySignInMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface PasskeySignInHandle {
  state: PasskeySignInState
  messages: PasskeySignInMessages
  /** Path to redirect to after success, or null. */
  redirectTo: string | null
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Opens the browser's prompt; does nothing during another attempt, or once signed in. */
  submit: () => void
}

/**
 * Signs in with a passkey: from a prompt that `submit` opens, or from the field of the page whose `autocomplete` ends with
 * `webauthn`, where the browser offers it. It stores the session, shows a toast, and redirects a moment later. Ports come
 * from the provider.
 */
export function usePasskeySignIn(options: PasskeySignInOptions = {}): PasskeySignInHandle {
  const { request, session, storage, clock, navigate, notify } = usePorts(options)
  const { brand, routes } = useConfig()
  const { findOptions = findPasskeyOptionsCall(request) } = options
  const { signInWithPasskey = signInWithPasskeyCall(request), onSuccess, onError } = options
  const { redirectTo = routes.dashboard, redirectAfterMs = REDIRECT_AFTER_MS } = options
  const authenticator = useAuthenticator(options.authenticator)
  const messages = useMessages(passkeySignInMessages, options.messages)
  const failureMessages = toFailureMessages(messages)

  const wait = useCountdown(clock)
  const attempt = attemptCall(findOptions, authenticator, signInWithPasskey)
  const submission = useSubmission(attempt, (result) => {
    if (result.ok) session.open(result.user)
    else wait.start(isRateLimited(result) ? getWaitMs(result) : 0)
    const notice = toNotice(result, messages, brand)
    if (notice) notify(notice)
    if (result.ok) onSuccess?.(result.user)
    else onError?.(toFailed(result, failureMessages))
  })
  const { status } = submission.state
  const isFree = status === 'idle' || status === 'failed'
  const leave = useResetOnReturn(navigate, storage, submission.reset)
  useRedirect(
    { clock, navigate: leave },
    status === 'done' && redirectTo !== null ? { path: redirectTo, afterMs: redirectAfterMs, replace: false } : null,
  )

  const [challenge, setChallenge] = useState<PasskeyOptions | null>(null)
  const [round, setRound] = useState(0)
  const loadChallenge = useEffectEvent(() =>
    abortable(
      async (signal) => (authenticator.isSupported() ? findOptions(signal) : null),
      null,
      (found) => {
        if (found) setChallenge(found)
      },
    ),
  )
  // Each attempt uses up its challenge, and an unused one gets old.
  useEffect(() => (isFree ? loadChallenge() : undefined), [isFree, round])
  const offer = useEffectEvent((offered: PasskeyOptions) => {
    const cancelOffer = abortable(
      (signal) => waitForAutofill(authenticator, offered, signal),
      null,
      (credential) => {
        if (credential) submission.submit(credential)
      },
    )
    const cancelRenewal = clock.after(RENEW_AFTER_MS, () => setRound((count) => count + 1))
    return () => {
      cancelOffer()
      cancelRenewal()
    }
  })
  useEffect(() => (challenge && isFree ? offer(challenge) : undefined), [challenge, isFree])

  return useStableHandle({
    state: challenge ? toFormStatus(submission.state, failureMessages) : { status: 'unsupported' },
    messages,
    redirectTo,
    waitSeconds: wait.seconds,
    submit: () => {
      if (status !== 'done') submission.submit(null)
    },
  })
}
