'use client'

import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react'
import type { Clock } from '../shared/clock/clock.ts'
import { focusField } from '../shared/form/form.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { FindOutbox } from '../shared/outbox/outbox.ts'
import { useOutbox } from '../shared/outbox/use-outbox.ts'
import type { PasswordChannel } from '../shared/password-channel/password-channel.ts'
import type { Notify } from '../shared/ports.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import {
  forgotPasswordMessages,
  forgotState,
  noticeOf,
  readAddress,
  transition,
  type ForgotPasswordMessages,
  type ForgotState,
  type SendResetLink,
} from './forgot-password.ts'

/** Ports of forgot-password. */
export interface ForgotPasswordPorts {
  sendResetLink: SendResetLink
  findOutbox: FindOutbox
  passwordChannel: Pick<PasswordChannel, 'subscribe'>
  clock: Clock
  notify: Notify
}

/** State, messages and functions of the forgot-password screen. */
export interface ForgotPasswordHandle {
  state: ForgotState
  messages: ForgotPasswordMessages
  /** The ref for the form, in which an invalid field gets the focus. */
  form: RefObject<HTMLFormElement | null>
  /** Where the mail can be seen, on a server that is being tried out. */
  outbox: string | null
  /** Asks for a mail, unless the address cannot be one; does nothing while another is being asked for. */
  submit: (email: string) => void
  /** Asks for another to the same address, once that can be. */
  sendAgain: () => void
}

/**
 * The state of the forgot-password screen: sends one request at a time, shows a toast, counts down to when another mail
 * can be asked for, and notices when the password was changed in another tab.
 */
export function useForgotPassword({
  sendResetLink,
  findOutbox,
  passwordChannel,
  clock,
  notify,
}: ForgotPasswordPorts): ForgotPasswordHandle {
  const messages = useMessages(forgotPasswordMessages)
  const form = useRef<HTMLFormElement>(null)
  const [progress, send] = useReducer(transition, { status: 'form' })
  const submission = useSubmission(sendResetLink, (answer) => {
    if (answer.ok) send({ type: 'sent', email: answer.email, now: clock.now() })
    notify(noticeOf(answer, messages))
  })
  const state = forgotState(progress, submission.state, messages)

  const isSent = progress.status === 'sent'
  const awaited = isSent ? progress.email : null
  const isWaiting = state.status === 'sent' && state.again.status === 'waiting'
  const tick = useEffectEvent(() => clock.after(1000, () => send({ type: 'ticked', now: clock.now() })))
  // Every tick makes a new `progress`, which starts the next tick, even where the number shown stays the same.
  useEffect(() => (isWaiting ? tick() : undefined), [isWaiting, progress])

  const subscribe = useEffectEvent((email: string) =>
    passwordChannel.subscribe(email, () => send({ type: 'changedElsewhere' })),
  )
  useEffect(() => (awaited !== null ? subscribe(awaited) : undefined), [awaited])

  // Asked for while the mail is being sent, so that its link does not appear late and move the text below it.
  const outbox = useOutbox(findOutbox, isSent || state.status === 'sending')

  return {
    state,
    messages,
    form,
    outbox,
    submit: (text) => {
      const email = readAddress(text)
      if (email === null) {
        send({ type: 'rejected' })
        focusField(form.current, 'email')
        return
      }
      send({ type: 'submitted' })
      submission.submit({ email })
    },
    sendAgain: () => {
      if (state.status !== 'sent') return
      const { again, email } = state
      if (again.status === 'ready' || again.status === 'error') submission.submit({ email })
    },
  }
}
