'use client'

import type { ApiUser } from '@summit/contract'
import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useInitialUser } from '../shared/account/use-initial-user.ts'
import { useLogout, type LogoutOptions } from '../shared/account/use-logout.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import { toUser, type User } from '../shared/ports/session.ts'
import { useAsyncEffect } from '../shared/ports/use-async-effect.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import { accountMessages, transition, type AccountMessages, type AccountState } from './account.ts'
import type { FindCapabilities } from './capabilities.ts'
import type { HasSessionEnded } from './session-end.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface AccountOptions extends LogoutOptions {
  /** Finds which optional calls there are. @default `GET /api/auth/capabilities`; without it, the one for the password */
  findCapabilities?: FindCapabilities | undefined
  /** Says whether the server's session has ended. @default `GET /api/auth/visitor` */
  hasSessionEnded?: HasSessionEnded | undefined
  /**
   * The user of the server's session, for a host that knows it while it renders: shown at once, also in the server's HTML,
   * and stored as the session of this device. Null if it has ended: the stored one is removed, and the visitor is led to
   * sign-in. @default read from the stored session after mounting
   */
  initialUser?: ApiUser | null | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<AccountMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface AccountHandle {
  state: AccountState
  messages: AccountMessages
  /** The path of sign-in, which leads back to this page. */
  signInPath: string
  /** A `key` for what belongs to the user: another one once another tab has signed in as somebody else. */
  visit: number
  /** Reads the stored session again, after a part of the page has changed it. */
  refresh: () => void
  /** Asks whether the server's session has ended. If so, the stored one is removed, and the page leads to sign-in. */
  checkSession: () => void
  /** Removes the stored session, ends the server's, and redirects without waiting for the response. Not while `pending`. */
  logout: () => void
}

/** The API's calls. The page is there before their code. */
const findCapabilitiesOver =
  (request: HttpClient): FindCapabilities =>
  async (signal) =>
    (await import('./capabilities.ts')).findCapabilitiesCall(request)(signal)
const hasSessionEndedOver =
  (request: HttpClient): HasSessionEnded =>
  async (signal) =>
    (await import('./session-end.ts')).hasSessionEndedCall(request)(signal)

/**
 * Shows the account page to a visitor who is signed in, and redirects others to sign-in, and back from there. It reads
 * the stored session after mounting, and whenever another tab may have changed it; `checkSession` asks the server. Ports
 * come from the provider.
 */
export function useAccount(options: AccountOptions = {}): AccountHandle {
  const { request, session, navigate } = usePorts(options)
  const { findCapabilities = findCapabilitiesOver(request), hasSessionEnded = hasSessionEndedOver(request) } = options
  const { routes } = useConfig()
  const messages = useMessages(accountMessages, options.messages)
  const [state, send] = useReducer(transition, options.initialUser, initialState)
  const logout = useLogout(options, messages, send)
  const signInPath =
    routes.account === null ? routes.login : `${routes.login}?next=${encodeURIComponent(routes.account)}`

  const readSession = () => {
    const stored = session.read()
    send({ type: 'read', stored })
    if (stored.status !== 'signed-in') navigate(signInPath, { replace: true })
  }
  const [visit, beginVisit] = useReducer((_: number, next: number) => next, 0)
  // Another user may have signed in elsewhere: in another tab, or while an `<Activity>` hid the page.
  const check = useEffectEvent(() => {
    const stored = session.read()
    const isAnother =
      state.status === 'ready' && stored.status === 'signed-in' && getAccount(stored.user) !== getAccount(state.user)
    if (isAnother) beginVisit(visit + 1)
    readSession()
  })
  const storeInitialUser = useEffectEvent(useInitialUser(session, options.initialUser))
  const watch = useEffectEvent(() => session.watch(() => check()))
  useEffect(() => {
    storeInitialUser()
    check()
    return watch()
  }, [])
  useAsyncEffect<readonly string[] | 'unavailable'>(
    findCapabilities,
    'unavailable',
    (capabilities) => send({ type: 'loaded', capabilities }),
    state.status === 'ready',
  )
  const [isInDoubt, setIsInDoubt] = useState(false)
  useAsyncEffect(
    hasSessionEnded,
    false,
    (hasEnded) => {
      setIsInDoubt(false)
      if (!hasEnded) return
      session.close()
      readSession()
    },
    isInDoubt,
  )
  return useStableHandle({
    state,
    messages,
    signInPath,
    visit,
    refresh: () => send({ type: 'read', stored: session.read() }),
    checkSession: () => setIsInDoubt(true),
    logout: () => {
      if (state.status !== 'pending') logout()
    },
  })
}

const getAccount = ({ email, name }: User) => email ?? name

function initialState(user: ApiUser | null | undefined): AccountState {
  return user ? { status: 'ready', user: toUser(user), capabilities: null } : { status: 'pending' }
}
