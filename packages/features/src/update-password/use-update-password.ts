'use client'

import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useAsyncEffect } from '../shared/ports/use-async-effect.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import type { PasswordChannel } from '../shared/recovery/password-channel.ts'
import { usePasswordChannel } from '../shared/recovery/use-password-channel.ts'
import type { Ports } from '../shared/ports/ports.ts'
import type { Auth } from '../shared/recovery/auth.ts'
import { createRecoveryLink } from '../shared/recovery/link.ts'
import { linkSession } from '../shared/recovery/link-session.ts'
import { isRecoveryQuery } from '../shared/recovery/recovery-query.ts'
import { useAuth } from '../shared/recovery/use-auth.ts'
import { useRedirect } from '../shared/form/use-redirect.ts'
import { getFieldErrors } from '../shared/form/form-status.ts'
import { useSubmission } from '../shared/form/use-submission.ts'
import { getRecoveryPrefix } from '../shared/ports/storage-keys.ts'
import { usePorts } from '../shared/ports/use-ports.ts'
import { useStableHandle } from '../shared/ports/use-stable-handle.ts'
import {
  getFaults,
  invalidPasswords,
  getMessages,
  toNotice,
  REDIRECT_AFTER_MS,
  toError,
  transition,
  updatePasswordCall,
  updatePasswordMessages,
  updatePasswordState,
  type Faults,
  type NewPassword,
  type UpdatePasswordError,
  type UpdatePasswordFieldErrors,
  type UpdatePasswordMessages,
  type UpdatePasswordPort,
  type UpdatePasswordState,
} from './update-password.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface UpdatePasswordOptions extends Partial<
  Pick<Ports, 'request' | 'address' | 'tabStorage' | 'clock' | 'navigate' | 'notify'>
> {
  /**
   * The parameter of your link that has its token, which permits setting a password and reaches `updatePassword` as
   * `accessToken`. It is removed from the address. @default the link is one of `auth`
   */
  tokenParameter?: string | undefined
  /**
   * Your authentication service: a session that it resolves permits setting a password, such as one with the token in the
   * address. @default Supabase Auth, with the client of the confirm page, whose session must be one of a recovery link
   */
  auth?: (Pick<Auth, 'session'> & Partial<Pick<Auth, 'watch' | 'end'>>) | undefined
  /** Sets the password. @default `POST /api/auth/update-password` */
  updatePassword?: UpdatePasswordPort | undefined
  /** Notifies other tabs that the password was set, and reports their notifications. @default a `BroadcastChannel` */
  passwordChannel?: PasswordChannel | undefined
  /** Called once the password is set. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt, invalid passwords included. */
  onError?: ((error: UpdatePasswordError) => void) | undefined
  /** Path to redirect to after success; null for no redirect. @default the provider's `routes.login` */
  redirectTo?: string | null | undefined
  /** Delay of the redirect after success, in ms. @default 3000 */
  redirectAfterMs?: number | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<UpdatePasswordMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface UpdatePasswordHandle {
  state: UpdatePasswordState
  /** The address of the account whose password is set, once it is known. */
  email: string | null
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: UpdatePasswordFieldErrors
  messages: UpdatePasswordMessages
  /** Path to redirect to after success, or null. */
  redirectTo: string | null
  /** Delay of the redirect after success, in ms. */
  redirectAfterMs: number
  /** Sends the password, unless it is invalid; does nothing during another request, or after success. */
  submit: (values: NewPassword) => void
  /** Aborts the pending request. */
  cancel: () => void
  /** Resets to `idle`: aborts the request and discards the last failure. After success: to `invalid`, without a redirect. */
  reset: () => void
}

/**
 * The state of the update-password screen: whether this tab has a recovery session, and the request. After success the
 * session is deleted, other tabs are notified, and the page redirects. Ports come from the provider.
 */
export function useUpdatePassword(options: UpdatePasswordOptions = {}): UpdatePasswordHandle {
  const { request, address, tabStorage, clock, navigate, notify } = usePorts(options)
  const { routes, storagePrefix, minPasswordLength } = useConfig()
  const { tokenParameter } = options
  const link = createRecoveryLink(address, tabStorage, getRecoveryPrefix(storagePrefix))
  const own = tokenParameter === undefined ? options.auth : linkSession(link, tokenParameter)
  const shared = useAuth()
  const auth: NonNullable<UpdatePasswordOptions['auth']> = own ?? shared
  const isOwn = own !== undefined
  const otherTabs = usePasswordChannel()
  const { updatePassword = updatePasswordCall(request), passwordChannel = otherTabs } = options
  const { onSuccess, onError, redirectTo = routes.login, redirectAfterMs = REDIRECT_AFTER_MS } = options
  const messages = useMessages(updatePasswordMessages, options.messages)

  const [permission, send] = useReducer(transition, { status: 'unknown' })
  const email = permission.status === 'valid' ? permission.email : null
  const watch = useEffectEvent(() => auth.watch?.(send))
  // Before the session is loaded, so that no event is missed.
  useEffect(() => watch(), [])
  useAsyncEffect(
    async () => {
      const isRecovery = isOwn || isRecoveryQuery(address.query())
      return { type: 'loaded', session: await auth.session(), isRecovery } as const
    },
    { type: 'loaded', session: null, isRecovery: false },
    send,
    permission.status === 'unknown',
  )
  const isValid = permission.status === 'valid'
  const subscribe = useEffectEvent((account: string | null) =>
    passwordChannel.subscribe(account, () => send({ type: 'changedElsewhere' })),
  )
  useEffect(() => (isValid ? subscribe(email) : undefined), [isValid, email])

  const [faults, setFaults] = useState<Faults>({})
  const submission = useSubmission(
    async ({ password }: { password: string }, signal) => {
      const session = await auth.session()
      signal.throwIfAborted()
      if (!session) return { ok: false, reason: 'refused', message: messages.noSession }
      return updatePassword({ password, accessToken: session.accessToken }, signal)
    },
    (result) => {
      if (result.ok) {
        auth.end?.()
        passwordChannel.publish(email)
        send({ type: 'ended' })
        onSuccess?.()
      } else {
        notify(toNotice(result, messages))
        onError?.(toError(result, messages))
      }
    },
  )
  const invalid = getMessages(faults, minPasswordLength, messages)
  const state = updatePasswordState(permission, invalid, submission.state, messages)
  const isRedirecting = state.status === 'success' && redirectTo !== null
  useRedirect({ clock, navigate }, isRedirecting ? { path: redirectTo, afterMs: redirectAfterMs } : null)

  return useStableHandle({
    state,
    email,
    fieldErrors: { ...getFieldErrors(state, ['password', 'confirmPassword']), ...invalid },
    messages,
    redirectTo,
    redirectAfterMs,
    submit: (values) => {
      if (state.status === 'pending' || state.status === 'success') return
      if (!isValid) {
        notify({ intent: 'danger', title: messages.invalidSessionTitle, text: messages.invalidSessionText })
        return
      }
      const found = getFaults(values, minPasswordLength)
      setFaults(found)
      const error = invalidPasswords(getMessages(found, minPasswordLength, messages))
      if (error) onError?.(error)
      else submission.submit({ password: values.password })
    },
    cancel: submission.cancel,
    reset: () => {
      setFaults({})
      submission.reset()
    },
  })
}
