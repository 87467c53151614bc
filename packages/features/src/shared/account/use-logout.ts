'use client'

import { useConfig } from '../config/use-config.ts'
import { toFailed } from '../form/form-status.ts'
import type { FailureMessages } from '../form/submission.ts'
import type { Ports } from '../ports/ports.ts'
import { resultOr } from '../ports/result-or.ts'
import { usePorts } from '../ports/use-ports.ts'
import { signOutCall, type LogoutError, type LogoutEvent, type SignOut } from './logout.ts'

const unreachable = { ok: false, reason: 'unreachable' } as const

/** Overrides of the provider's ports and of the defaults. */
export interface LogoutOptions extends Partial<Pick<Ports, 'request' | 'session' | 'navigate'>> {
  /** Ends the server's session. @default `POST /api/auth/logout` */
  signOut?: SignOut | undefined
  /** Called once the stored session is removed, before the response of the server. */
  onLogout?: (() => void) | undefined
  /** Called if the server's session could not be ended. */
  onError?: ((error: LogoutError) => void) | undefined
  /** Path to redirect to after logging out; null for no redirect. @default the provider's `routes.home` */
  redirectTo?: string | null | undefined
}

/**
 * Returns what logs out of a page: it removes the stored session, ends the server's, and redirects without waiting for the
 * response. `send` gets the events for the page's state.
 */
export function useLogout(
  overrides: LogoutOptions,
  messages: FailureMessages,
  send: (event: LogoutEvent) => void,
): () => void {
  const { request, session, navigate } = usePorts(overrides)
  const { routes } = useConfig()
  const { signOut = signOutCall(request), onLogout, onError, redirectTo = routes.home } = overrides

  const logout = async () => {
    session.close()
    send({ type: 'loggedOut' })
    const response = resultOr(signOut, unreachable)
    onLogout?.()
    if (redirectTo !== null) navigate(redirectTo)
    const result = await response
    const error = result.ok ? null : toFailed(result, messages)
    // The placeholders stay during the redirect.
    if (redirectTo === null) send({ type: 'responded', error })
    if (error) onError?.(error)
  }
  return () => void logout()
}
