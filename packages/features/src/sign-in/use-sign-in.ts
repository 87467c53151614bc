'use client'

import { useEffect, useEffectEvent } from 'react'
import type { Brand } from '../shared/brand/brand.ts'
import type { Clock } from '../shared/clock/clock.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { paths } from '../shared/paths.ts'
import type { Navigate, Notify } from '../shared/ports.ts'
import type { Session } from '../shared/session/session.ts'
import { toFormStatus } from '../shared/submission/form-status.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import {
  noticeOf,
  REDIRECT_AFTER_MS,
  signInMessages,
  type Credentials,
  type SignIn,
  type SignInMessages,
  type SignInState,
} from './sign-in.ts'

/** What sign-in needs of its host. */
export interface SignInPorts {
  signIn: SignIn
  session: Pick<Session, 'open'>
  clock: Pick<Clock, 'after'>
  navigate: Navigate
  notify: Notify
  brand: Pick<Brand, 'name'>
}

/** The sign-in screen, as its view takes it. */
export interface SignInHandle {
  state: SignInState
  messages: SignInMessages
  /** Sends the credentials; does nothing during another request, or once signed in. */
  submit: (credentials: Credentials) => void
}

/**
 * The state of the sign-in screen: sends one request at a time, shows a toast, stores the session, and goes to the
 * dashboard a moment later. Unmounting cancels whatever has not happened yet.
 */
export function useSignIn({ signIn, session, clock, navigate, notify, brand }: SignInPorts): SignInHandle {
  const messages = useMessages(signInMessages)
  const submission = useSubmission(signIn, (answer) => {
    if (answer.ok) session.open(answer.user)
    notify(noticeOf(answer, messages, brand))
  })
  const state = toFormStatus(submission.state, 'submitting', messages)

  const isSignedIn = state.status === 'success'
  const leave = useEffectEvent(() => navigate(paths.dashboard))
  const wait = useEffectEvent(() => clock.after(REDIRECT_AFTER_MS, () => leave()))
  useEffect(() => (isSignedIn ? wait() : undefined), [isSignedIn])

  return {
    state,
    messages,
    submit: (credentials) => {
      if (!isSignedIn) submission.submit(credentials)
    },
  }
}
