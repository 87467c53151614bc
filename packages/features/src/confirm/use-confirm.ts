'use client'

import { useRef, useState } from 'react'
import { useAsyncEffect } from '../shared/ports/use-async-effect.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { Navigate, Ports } from '../shared/ports/ports.ts'
import { useAuth } from '../shared/recovery/use-auth.ts'
import { useRecoveryLink } from '../shared/recovery/use-recovery-link.ts'
import { useRedirect } from '../shared/form/use-redirect.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import { withDefined } from '../shared/ports/with-defined.ts'
import {
  confirmMessages,
  confirmState,
  getRedirect,
  verifyLink,
  type ConfirmError,
  type ConfirmMessages,
  type ConfirmState,
  type LinkPorts,
  type LinkVerification,
  type RedirectOptions,
} from './confirm.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface ConfirmOptions
  extends Partial<Pick<Ports, 'clock' | 'navigate' | 'notify'>>, Partial<LinkPorts>, RedirectOptions {
  /** Called once the link is verified, with the path that it leads to. */
  onSuccess?: ((next: string) => void) | undefined
  /** Called when the link is not verified. */
  onError?: ((error: ConfirmError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<ConfirmMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface ConfirmHandle {
  state: ConfirmState
  messages: ConfirmMessages
  /** Target path of the redirect, or null. */
  redirectTo: string | null
  /** Delay of the redirect after the result, in ms. */
  redirectAfterMs: number
  /** Verifies the link again, after `unreachable`. It stops the redirect. */
  retry: () => void
}

/**
 * The state of the page that a recovery link opens: verifies the link once, when it is mounted, and redirects. Since a
 * failure is shown only until then, a toast repeats it on the next page. Ports come from the provider.
 */
export function useConfirm(options: ConfirmOptions = {}): ConfirmHandle {
  const { clock, navigate, notify } = usePorts(options)
  const { auth, link } = withDefined({ auth: useAuth(), link: useRecoveryLink() }, options)
  const { routes } = useConfig()
  const messages = useMessages(confirmMessages, options.messages)
  const { onSuccess, onError } = options

  const [result, setResult] = useState<LinkVerification | null>(null)
  const state = confirmState(result, routes, messages)
  // A token can be used once: Strict Mode, <Activity> and hot reload run effects again.
  const pending = useRef<Promise<LinkVerification>>(undefined)
  useAsyncEffect(
    () => (pending.current ??= verifyLink({ auth, link })),
    unexpected,
    (verification) => {
      setResult(verification)
      const verified = confirmState(verification, routes, messages)
      if (verified.status === 'success') onSuccess?.(verified.next)
      if (verified.status === 'error') onError?.(verified)
    },
    result === null,
  )

  const redirect = getRedirect(state, routes, options)
  const leave: Navigate = (...target) => {
    navigate(...target)
    if (state.status === 'error') notify({ intent: 'danger', title: messages.errorTitle, text: state.message })
  }
  useRedirect({ clock, navigate: leave }, redirect)

  const retry = () => {
    if (state.status !== 'error' || state.reason !== 'unreachable') return
    pending.current = undefined
    setResult(null)
  }

  return useStableHandle({
    state,
    messages,
    redirectTo: redirect?.path ?? null,
    redirectAfterMs: redirect?.afterMs ?? 0,
    retry,
  })
}

const unexpected: LinkVerification = { ok: false, reason: 'unexpected' }
