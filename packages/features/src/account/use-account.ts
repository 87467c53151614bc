'use client'

import { useEffect, useEffectEvent, useReducer } from 'react'
import { useLogout, type LogoutOptions } from '../shared/account/use-logout.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { useAsyncEffect } from '../shared/ports/use-async-effect.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { accountMessages, transition, type AccountMessages, type AccountState } from './account.ts'
import { findCapabilitiesCall, type FindCapabilities } from './capabilities.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface AccountOptions extends LogoutOptions {
  /** Finds which optional calls there are. @default `GET /api/auth/capabilities`; without it, the one for the password */
  findCapabilities?: FindCapabilities | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<AccountMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface AccountHandle {
  state: AccountState
  messages: AccountMessages
  /** The path of sign-in, which leads back to this page. */
  signInPath: string
  /** Reads the stored session again, after a part of the page has changed it. */
  refresh: () => void
  /** Removes the stored session, ends the server's, and redirects without waiting for the response. Not while `pending`. */
  logout: () => void
}

/**
 * Shows the account page to a visitor who is signed in, and redirects others to sign-in, and back from there. It reads
 * the stored session after mounting, and whenever another tab may have changed it. Ports come from the provider.
 */
export function useAccount(options: AccountOptions = {}): AccountHandle {
  const { request, session, navigate } = usePorts(options)
  const { findCapabilities = findCapabilitiesCall(request) } = options
  const { routes } = useConfig()
  const messages = useMessages(accountMessages, options.messages)
  const [state, send] = useReducer(transition, initialState)
  const logout = useLogout(options, messages, send)
  const signInPath =
    routes.account === null ? routes.login : `${routes.login}?next=${encodeURIComponent(routes.account)}`

  const check = useEffectEvent(() => {
    const stored = session.read()
    send({ type: 'read', stored })
    if (stored.status !== 'signed-in') navigate(signInPath, { replace: true })
  })
  const watch = useEffectEvent(() => session.watch(() => check()))
  useEffect(() => {
    check()
    return watch()
  }, [])
  useAsyncEffect(
    (signal) => findCapabilities(signal).catch(() => []),
    (capabilities) => send({ type: 'loaded', capabilities }),
    state.status === 'ready',
  )
  return {
    state,
    messages,
    signInPath,
    refresh: () => send({ type: 'read', stored: session.read() }),
    logout: () => {
      if (state.status !== 'pending') logout()
    },
  }
}

const initialState: AccountState = { status: 'pending' }
