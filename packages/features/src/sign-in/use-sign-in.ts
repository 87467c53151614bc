import { useEffect, useEffectEvent, useState } from 'react'
import type { AnsweredUser } from '../contract/index.ts'
import type { Brand } from '../shared/brand/brand.ts'
import type { Clock } from '../shared/clock/clock.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { paths } from '../shared/paths.ts'
import type { Navigate, Notify } from '../shared/ports.ts'
import type { Session } from '../shared/session/session.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import {
  noticeOf,
  REDIRECT_AFTER_MS,
  signInMessages,
  signInState,
  type Credentials,
  type FindDemo,
  type FindVisitor,
  type SignIn,
  type SignInMessages,
  type SignInState,
} from './sign-in.ts'

/** What sign-in needs of its host. */
export interface SignInPorts {
  signIn: SignIn
  findDemo: FindDemo
  findVisitor: FindVisitor
  session: Pick<Session, 'open' | 'watch'>
  clock: Pick<Clock, 'after'>
  navigate: Navigate
  notify: Notify
  brand: Pick<Brand, 'name'>
}

/** The sign-in screen, as its view takes it. */
export interface SignInHandle {
  state: SignInState
  messages: SignInMessages
  /** What the server offers to whoever tries it out. */
  demo: Credentials | null
  /** Who has a session of the server's already, by name or address. */
  visitor: string | null
  /** Sends the credentials; does nothing while others are on their way, or once signed in. */
  submit: (credentials: Credentials) => void
  /** Takes the visitor for who the server says it is; the link that does so leads to the dashboard. */
  continueAsVisitor: () => void
}

/**
 * Looks after signing in: one request at a time, the toast, the two stored items, and the way to the dashboard a moment
 * later. Leaving the screen calls off whatever of that has not happened yet.
 */
export function useSignIn({
  signIn,
  findDemo,
  findVisitor,
  session,
  clock,
  navigate,
  notify,
  brand,
}: SignInPorts): SignInHandle {
  const messages = useMessages(signInMessages)
  const submission = useSubmission(signIn, (answer) => {
    if (answer.ok) session.open(answer.user)
    notify(noticeOf(answer, messages, brand))
  })
  const state = signInState(submission.state)

  const isSignedIn = state.status === 'success'
  const leave = useEffectEvent(() => navigate(paths.dashboard))
  useEffect(() => {
    if (isSignedIn) return clock.after(REDIRECT_AFTER_MS, () => leave())
  }, [isSignedIn, clock])

  const [demo, setDemo] = useState<Credentials | null>(null)
  useEffect(() => ask(findDemo, setDemo), [findDemo])

  const [visitor, setVisitor] = useState<AnsweredUser | null>(null)
  useEffect(() => {
    let stop = ask(findVisitor, setVisitor)
    // Another tab may sign in or out meanwhile.
    const unwatch = session.watch(() => {
      stop()
      stop = ask(findVisitor, setVisitor)
    })
    return () => {
      stop()
      unwatch()
    }
  }, [findVisitor, session])

  return {
    state,
    messages,
    demo,
    visitor: visitor?.name?.trim() || visitor?.email || null,
    submit: (credentials) => {
      if (!isSignedIn) submission.submit(credentials)
    },
    continueAsVisitor: () => {
      if (visitor) session.open(visitor)
    },
  }
}

/** Asks, and shows the answer unless it was stopped before. */
function ask<T>(find: (signal: AbortSignal) => Promise<T>, show: (found: T) => void): () => void {
  const visit = new AbortController()
  find(visit.signal).then(
    (found) => {
      if (!visit.signal.aborted) show(found)
    },
    () => {},
  )
  return () => visit.abort()
}
