'use client'

import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react'
import type { Address } from '../shared/address/address.ts'
import { useAsyncEffect } from '../shared/async/use-async-effect.ts'
import type { Clock } from '../shared/clock/clock.ts'
import { focusField } from '../shared/form/form.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { PasswordChannel } from '../shared/password-channel/password-channel.ts'
import { paths } from '../shared/paths.ts'
import type { Navigate, Notify } from '../shared/ports.ts'
import type { Auth } from '../shared/recovery/auth.ts'
import { useRedirect } from '../shared/redirect/use-redirect.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import {
  faultsOf,
  noticeOf,
  REDIRECT_AFTER_MS,
  transition,
  updatePasswordMessages,
  updatePasswordState,
  type NewPassword,
  type UpdatePassword,
  type UpdatePasswordMessages,
  type UpdatePasswordState,
} from './update-password.ts'

/** Ports of update-password. */
export interface UpdatePasswordPorts {
  auth: Pick<Auth, 'session' | 'watch' | 'end'>
  updatePassword: UpdatePassword
  passwordChannel: PasswordChannel
  address: Pick<Address, 'query'>
  clock: Pick<Clock, 'after'>
  navigate: Navigate
  notify: Notify
}

/** State, messages and functions of the update-password screen. */
export interface UpdatePasswordHandle {
  state: UpdatePasswordState
  messages: UpdatePasswordMessages
  /** The ref for the form, in which an invalid field gets the focus. */
  form: RefObject<HTMLFormElement | null>
  /** Sends the new password, if it is one; does nothing while another is on its way. */
  submit: (values: NewPassword) => void
}

/**
 * The state of setting a new password: whether this tab may do so (the server decides in the end), the request, and
 * what follows: this tab's session is deleted, other tabs are notified, and sign-in follows.
 */
export function useUpdatePassword({
  auth,
  updatePassword,
  passwordChannel,
  address,
  clock,
  navigate,
  notify,
}: UpdatePasswordPorts): UpdatePasswordHandle {
  const messages = useMessages(updatePasswordMessages)
  const form = useRef<HTMLFormElement>(null)
  const [permission, send] = useReducer(transition, { status: 'unknown' })

  const watch = useEffectEvent(() => auth.watch(send))
  const isValid = permission.status === 'valid'
  const email = isValid ? permission.email : null
  const subscribe = useEffectEvent((whose: string | null) =>
    passwordChannel.subscribe(whose, () => send({ type: 'changedElsewhere' })),
  )
  // Watching begins before the session is asked for, so that no event in between is missed.
  useEffect(() => watch(), [])
  useEffect(() => (isValid ? subscribe(email) : undefined), [isValid, email])
  useAsyncEffect(async () => {
    const isRecovery = new URLSearchParams(address.query()).get('type') === 'recovery'
    return { type: 'looked', session: await auth.session(), isRecovery } as const
  }, send)

  const submission = useSubmission(
    async ({ password }: { password: string }, signal) => {
      const session = await auth.session()
      if (!session) return { ok: false, reason: 'refused', message: messages.noSession }
      return updatePassword({ password, accessToken: session.accessToken }, signal)
    },
    (answer) => {
      const notice = noticeOf(answer, messages)
      if (notice) notify(notice)
      if (!answer.ok) return
      auth.end()
      passwordChannel.publish(email)
    },
  )
  const state = updatePasswordState(permission, submission.state, messages)
  useRedirect(
    { clock, navigate },
    state.status === 'success' ? { path: paths.login, afterMs: REDIRECT_AFTER_MS } : null,
  )

  return {
    state,
    messages,
    form,
    submit: (values) => {
      if (permission.status !== 'valid') {
        notify({ kind: 'destructive', title: messages.invalidSessionTitle, text: messages.invalidSessionText })
        return
      }
      const faults = faultsOf(values)
      send({ type: 'checked', faults })
      const [first] = Object.keys(faults)
      if (first) focusField(form.current, first)
      else submission.submit({ password: values.password })
    },
  }
}
