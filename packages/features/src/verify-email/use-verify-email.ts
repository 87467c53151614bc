'use client'

import type { ApiUser } from '@summit/contract'
import { useRef, useState } from 'react'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { useRedirect } from '../shared/form/use-redirect.ts'
import type { Ports } from '../shared/ports/ports.ts'
import { getVerificationPrefix } from '../shared/ports/storage-keys.ts'
import { useAsyncEffect } from '../shared/ports/use-async-effect.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import { createRecoveryLink } from '../shared/recovery/link.ts'
import {
  REDIRECT_AFTER_MS,
  toState,
  verifyEmailCall,
  verifyEmailMessages,
  verifyLink,
  type LinkResult,
  type VerifyEmailError,
  type VerifyEmailMessages,
  type VerifyEmailPort,
  type VerifyEmailState,
} from './verify-email.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface VerifyEmailOptions extends Partial<
  Pick<Ports, 'request' | 'address' | 'tabStorage' | 'session' | 'clock' | 'navigate'>
> {
  /** The parameter of the link that has the token. @default 'token_hash' */
  tokenParameter?: string | undefined
  /** Verifies the address. @default `POST /api/auth/verify-email` */
  verifyEmail?: VerifyEmailPort | undefined
  /** Called once the address is verified, with the user if the visitor is signed in. */
  onSuccess?: ((user: ApiUser | undefined) => void) | undefined
  /** Called when the address is not verified. */
  onError?: ((error: VerifyEmailError) => void) | undefined
  /**
   * Path to redirect a visitor who is signed in to; null for no redirect.
   * @default the page that the visitor wanted when signing up, or else `routes.dashboard`
   */
  redirectTo?: string | null | undefined
  /** Delay of the redirect, in ms. @default 1000 */
  redirectAfterMs?: number | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<VerifyEmailMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface VerifyEmailHandle {
  state: VerifyEmailState
  messages: VerifyEmailMessages
  /** Target path of the redirect, or null. */
  redirectTo: string | null
  /** Delay of the redirect, in ms. */
  redirectAfterMs: number
  /** Verifies the link again, after `unreachable`. */
  retry: () => void
}

/**
 * The state of the page that the link of a sign-up opens: verifies the address once, when it is mounted, stores the
 * session of a visitor who is signed in, and redirects. Ports come from the provider.
 */
export function useVerifyEmail(options: VerifyEmailOptions = {}): VerifyEmailHandle {
  const { request, address, tabStorage, session, clock, navigate } = usePorts(options)
  const { routes, storagePrefix } = useConfig()
  const { tokenParameter = 'token_hash', verifyEmail = verifyEmailCall(request), onSuccess, onError } = options
  const messages = useMessages(verifyEmailMessages, options.messages)
  const link = createRecoveryLink(address, tabStorage, getVerificationPrefix(storagePrefix))

  const [result, setResult] = useState<LinkResult | null>(null)
  const state = toState(result, routes, messages)
  const verify = () => verifyLink(link, tokenParameter, verifyEmail, new AbortController().signal)
  // A token can be used once: Strict Mode, <Activity> and hot reload run effects again.
  const pending = useRef<Promise<LinkResult>>(undefined)
  useAsyncEffect(
    () => (pending.current ??= verify()),
    unreachable,
    (verified) => {
      setResult(verified)
      if (verified.ok && verified.user) session.open(verified.user)
      const next = toState(verified, routes, messages)
      if (verified.ok) onSuccess?.(verified.user)
      if (next.status === 'error') onError?.(next)
    },
    result === null,
  )

  const { redirectTo = state.status === 'success' ? state.next : null, redirectAfterMs = REDIRECT_AFTER_MS } = options
  const path = state.status === 'success' ? redirectTo : null
  useRedirect({ clock, navigate }, path === null ? null : { path, afterMs: redirectAfterMs })

  const retry = () => {
    if (state.status !== 'error' || state.reason !== 'unreachable') return
    pending.current = undefined
    setResult(null)
  }

  return useStableHandle({ state, messages, redirectTo: path, redirectAfterMs, retry })
}

const unreachable: LinkResult = { ok: false, reason: 'unreachable' }
