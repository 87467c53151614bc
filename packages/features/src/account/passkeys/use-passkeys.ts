'use client'

import type { NewPasskeyOptionsRequest } from '@summit/contract'
import { useState } from 'react'
import type { Authenticator } from '../../shared/account/authenticator.ts'
import { useAuthenticator } from '../../shared/account/use-authenticator.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { getWaitMs, isRateLimited, type Failure, type FailureMessages } from '../../shared/form/submission.ts'
import { useCountdown } from '../../shared/form/use-countdown.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { useAsyncEffect } from '../../shared/ports/use-async-effect.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import { confirmationFields } from '../confirmation.ts'
import {
  addPasskeyCall,
  findPasskeysCall,
  passkeysMessages,
  removePasskeyCall,
  toAddMessages,
  toFailureNotice,
  toRemoveMessages,
  type AddPasskeyPort,
  type AddPasskeyState,
  type FindPasskeys,
  type Passkey,
  type PasskeysError,
  type PasskeysFieldErrors,
  type PasskeysMessages,
  type PasskeysState,
  type RemovePasskeyPort,
  type RemovePasskeyState,
} from './passkeys.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface PasskeysOptions extends Partial<Pick<Ports, 'request' | 'clock' | 'notify'>> {
  /** Finds the user's passkeys. @default `GET /api/auth/passkeys` */
  findPasskeys?: FindPasskeys | undefined
  /** Makes a passkey and adds it. @default `POST /api/auth/new-passkey-options`, the browser, `POST /api/auth/add-passkey` */
  addPasskey?: AddPasskeyPort | undefined
  /** Removes a passkey. @default `POST /api/auth/remove-passkey` */
  removePasskey?: RemovePasskeyPort | undefined
  /** The browser's passkeys. @default WebAuthn */
  authenticator?: Authenticator | undefined
  /** Called after a passkey was added or removed. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: PasskeysError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<PasskeysMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface PasskeysHandle {
  state: PasskeysState
  /** Error messages of the rejected fields of the form that adds one, by field name. Empty if none is. */
  fieldErrors: PasskeysFieldErrors
  /** The same of the dialog that removes one. */
  removalErrors: PasskeysFieldErrors
  messages: PasskeysMessages
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Makes a passkey and adds it; does nothing during another attempt. */
  add: (values: NewPasskeyOptionsRequest) => void
  /** Opens the dialog that removes this passkey; null closes it. It stays open during a request. */
  ask: (passkey: Passkey | null) => void
  /** Removes the passkey of the dialog; does nothing without one, or during a request. */
  remove: (values: NewPasskeyOptionsRequest) => void
}

/** The passkeys of the signed-in user: loads them, and again after one was added. Ports come from the provider. */
export function usePasskeys(options: PasskeysOptions = {}): PasskeysHandle {
  const { request, clock, notify } = usePorts(options)
  const authenticator = useAuthenticator(options.authenticator)
  const { findPasskeys = findPasskeysCall(request), removePasskey = removePasskeyCall(request) } = options
  const { addPasskey = addPasskeyCall(request, authenticator), onSuccess, onError } = options
  const messages = useMessages(passkeysMessages, options.messages)

  const [list, setList] = useState<'pending' | 'unavailable' | readonly Passkey[]>('pending')
  const [version, setVersion] = useState(1)
  // A list that was asked for before a removal has what was removed.
  const [removedIds, setRemovedIds] = useState<readonly string[]>([])
  useAsyncEffect(
    findPasskeys,
    null,
    // A list that was shown stays.
    (passkeys) => setList((before) => passkeys ?? (before === 'pending' ? 'unavailable' : before)),
    version,
  )

  const fail = (failure: Failure, title: string, texts: FailureMessages) => {
    const notice = toFailureNotice(failure, title, texts)
    if (notice) notify(notice)
    onError?.(toFailed(failure, texts))
  }
  const [last, setLast] = useState<'added' | 'removed' | null>(null)

  const wait = useCountdown(clock)
  const startWait = (result: { ok: true } | Failure) =>
    wait.start(!result.ok && isRateLimited(result) ? getWaitMs(result) : 0)
  const addMessages = toAddMessages(messages)
  const addition = useSubmission(addPasskey, (result) => {
    startWait(result)
    // It may have been added, and the answer lost.
    if (result.ok || result.reason === 'unreachable') setVersion(version + 1)
    if (!result.ok) {
      fail(result, messages.failureTitle, addMessages)
      return
    }
    setLast('added')
    onSuccess?.()
  })

  const [asked, setAsked] = useState<Passkey | null>(null)
  const removeMessages = toRemoveMessages(messages)
  const removal = useSubmission(removePasskey, (result) => {
    startWait(result)
    if (!result.ok) {
      fail(result, messages.removalFailureTitle, removeMessages)
      return
    }
    if (asked) setRemovedIds((ids) => [...ids, asked.id])
    setAsked(null)
    setLast('removed')
    onSuccess?.()
  })

  return useStableHandle({
    state: toState(),
    fieldErrors: getFieldErrors(toFormStatus(addition.state, addMessages), confirmationFields),
    removalErrors: getFieldErrors(toFormStatus(removal.state, removeMessages), confirmationFields),
    messages,
    waitSeconds: wait.seconds,
    add: (values) => {
      setLast(null)
      addition.submit(values)
    },
    ask: (passkey) => {
      if (removal.state.status === 'pending') return
      removal.reset()
      setAsked(passkey)
    },
    remove: (values) => {
      if (asked) removal.submit({ ...values, id: asked.id })
    },
  })

  function toState(): PasskeysState {
    if (typeof list === 'string') return { status: list }
    return {
      status: 'ready',
      passkeys: list.filter(({ id }) => !removedIds.includes(id)),
      adding: toAdding(),
      removing: toRemoving(),
      hasRemoved: last === 'removed',
    }
  }

  function toAdding(): AddPasskeyState {
    if (!authenticator.isSupported()) return { status: 'unsupported' }
    const adding = toFormStatus(addition.state, addMessages)
    return adding.status === 'success' && last !== 'added' ? { status: 'idle' } : adding
  }

  function toRemoving(): RemovePasskeyState {
    if (!asked) return { status: 'closed' }
    const form = toFormStatus(removal.state, removeMessages)
    return { status: 'open', passkey: asked, request: form.status === 'success' ? { status: 'idle' } : form }
  }
}
