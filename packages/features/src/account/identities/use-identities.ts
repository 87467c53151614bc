'use client'

import type { PasswordConfirmation, Provider } from '@summit/contract'
import { useState } from 'react'
import { removeLastProvider } from '../../shared/account/last-provider.ts'
import { useConfig } from '../../shared/config/use-config.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { getWaitMs, isRateLimited, type Port, type Success } from '../../shared/form/submission.ts'
import { useCountdown } from '../../shared/form/use-countdown.ts'
import { useResetOnReturn } from '../../shared/form/use-redirect.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { useAsyncEffect } from '../../shared/ports/use-async-effect.ts'
import { useLeave, type Leave } from '../../shared/ports/use-leave.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import { confirmationFields } from '../confirmation.ts'
import { toFailedChange } from '../failed-change.ts'
import {
  findIdentitiesCall,
  identitiesMessages,
  linkIdentityCall,
  toFailureMessages,
  toRows,
  unlinkIdentityCall,
  type FindIdentities,
  type Identities,
  type IdentitiesError,
  type IdentitiesFieldErrors,
  type IdentitiesMessages,
  type IdentitiesState,
  type IdentityDialogState,
  type IdentityQuestion,
  type LinkIdentityPort,
  type UnlinkIdentityPort,
} from './identities.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface IdentitiesOptions extends Partial<Pick<Ports, 'request' | 'storage' | 'clock' | 'notify'>> {
  /** Finds the user's identities. @default `GET /api/auth/identities` */
  findIdentities?: FindIdentities | undefined
  /** Begins to link a provider. @default `POST /api/auth/link-identity` */
  linkIdentity?: LinkIdentityPort | undefined
  /** Unlinks a provider. @default `POST /api/auth/unlink-identity` */
  unlinkIdentity?: UnlinkIdentityPort | undefined
  /** Goes to a provider. @default `location.assign` */
  leave?: Leave | undefined
  /** Called after a provider was unlinked, and before the browser goes to one. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: IdentitiesError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<IdentitiesMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface IdentitiesHandle {
  state: IdentitiesState
  /** Error messages of the dialog's rejected fields, by field name. Empty if none is. */
  fieldErrors: IdentitiesFieldErrors
  messages: IdentitiesMessages
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Opens the dialog with this question; null closes it. It stays open during a request. */
  ask: (question: IdentityQuestion | null) => void
  /** Does what the dialog asks; nothing without one, or during a request. */
  confirm: (values: PasswordConfirmation) => void
}

type Attempt = IdentityQuestion & PasswordConfirmation
type Attempted = Success & { url?: string }

/** The signed-in user's identities at Google and Apple: loads them, links and unlinks. Ports come from the provider. */
export function useIdentities(options: IdentitiesOptions = {}): IdentitiesHandle {
  const { request, storage, clock, notify } = usePorts(options)
  const { apiUrl, storagePrefix } = useConfig()
  // Back from the provider's page, the dialog would still be about to go there.
  const leave = useResetOnReturn(useLeave(options.leave), storage, closeDialog)
  const { findIdentities = findIdentitiesCall(request), onSuccess, onError } = options
  const { linkIdentity = linkIdentityCall(request), unlinkIdentity = unlinkIdentityCall(request) } = options
  const messages = useMessages(identitiesMessages, options.messages)

  const [found, setFound] = useState<'pending' | 'unavailable' | Identities>('pending')
  useAsyncEffect(findIdentities, null, (identities) => setFound(identities ?? 'unavailable'), found === 'pending')

  const [question, setQuestion] = useState<IdentityQuestion | null>(null)
  const [removed, setRemoved] = useState<Provider>()
  const failureMessages = toFailureMessages(messages, question?.action)
  const wait = useCountdown(clock)
  const send: Port<Attempt, Attempted> = ({ action, ...body }, signal) =>
    action === 'link' ? linkIdentity(body, signal) : unlinkIdentity(body, signal)
  const submission = useSubmission(send, (result) => {
    wait.start(!result.ok && isRateLimited(result) ? getWaitMs(result) : 0)
    if (!question) return
    const name = messages.providers[question.provider]
    if (!result.ok) {
      const { linkFailureTitle, removalFailureTitle } = messages
      const title = question.action === 'link' ? linkFailureTitle(name) : removalFailureTitle(name)
      notify(toFailedChange(result, title, failureMessages))
      onError?.(toFailed(result, failureMessages))
      return
    }
    onSuccess?.()
    if (result.url !== undefined) {
      leave(apiUrl(result.url))
      return
    }
    removeLastProvider(storage, storagePrefix, question.provider)
    setFound((before) => (typeof before === 'string' ? before : without(before, question.provider)))
    setRemoved(question.provider)
    setQuestion(null)
  })
  const form = toFormStatus(submission.state, failureMessages)

  return useStableHandle({
    state: toState(),
    fieldErrors: getFieldErrors(form, confirmationFields),
    messages,
    waitSeconds: wait.seconds,
    ask: (next) => {
      if (submission.state.status === 'pending') return
      closeDialog()
      if (next) setRemoved(undefined)
      setQuestion(next)
    },
    confirm: (values) => {
      if (question) submission.submit({ ...question, ...values })
    },
  })

  function closeDialog() {
    submission.reset()
    setQuestion(null)
  }

  function toState(): IdentitiesState {
    if (typeof found === 'string') return { status: found }
    const dialog: IdentityDialogState = question ? { status: 'open', request: form, ...question } : { status: 'closed' }
    return { status: 'ready', rows: toRows(found), dialog, removed }
  }
}

function without({ identities, providers }: Identities, provider: Provider): Identities {
  return { identities: identities.filter((own) => own.provider !== provider), providers }
}
