'use client'

import type { EnableTwoFactorRequest, TwoFactorPasswordRequest } from '@summit/contract'
import { useState } from 'react'
import { useMessages } from '../../shared/config/use-messages.ts'
import { getFieldErrors, toFailed, toFormStatus } from '../../shared/form/form-status.ts'
import { getWaitMs, isRateLimited, type Failure, type Submission } from '../../shared/form/submission.ts'
import { useCountdown } from '../../shared/form/use-countdown.ts'
import { useSubmission } from '../../shared/form/use-submission.ts'
import type { Ports } from '../../shared/ports/ports.ts'
import { useAsyncEffect } from '../../shared/ports/use-async-effect.ts'
import { usePorts } from '../../shared/ports/use-ports.ts'
import { useStableHandle } from '../../shared/ports/use-stable-handle.ts'
import { confirmationFields } from '../confirmation.ts'
import { toFailedChange } from '../failed-change.ts'
import { useSaveFile, type SaveFile } from '../use-save-file.ts'
import {
  disableTwoFactorCall,
  enableTwoFactorCall,
  findTwoFactorCall,
  replaceRecoveryCodesCall,
  startTwoFactorCall,
  twoFactorSettingsMessages,
  type DisableTwoFactorPort,
  type EnableTwoFactorPort,
  type FindTwoFactor,
  type NewRecoveryCodes,
  type ReplaceRecoveryCodesPort,
  type StartTwoFactorPort,
  type TwoFactor,
  type TwoFactorAction,
  type TwoFactorFormStatus,
  type TwoFactorSettingsError,
  type TwoFactorSettingsFieldErrors,
  type TwoFactorSettingsMessages,
  type TwoFactorSettingsState,
  type TwoFactorSetup,
} from './two-factor-settings.ts'

/** Overrides of the provider's ports and of the defaults. */
export interface TwoFactorSettingsOptions extends Partial<Pick<Ports, 'request' | 'clock' | 'notify'>> {
  /** Finds whether it is on. @default `GET /api/auth/two-factor` */
  findTwoFactor?: FindTwoFactor | undefined
  /** Gets a new secret. @default `POST /api/auth/new-two-factor` */
  startTwoFactor?: StartTwoFactorPort | undefined
  /** Turns it on. @default `POST /api/auth/enable-two-factor` */
  enableTwoFactor?: EnableTwoFactorPort | undefined
  /** Replaces the recovery codes. @default `POST /api/auth/new-recovery-codes` */
  replaceRecoveryCodes?: ReplaceRecoveryCodesPort | undefined
  /** Turns it off. @default `POST /api/auth/disable-two-factor` */
  disableTwoFactor?: DisableTwoFactorPort | undefined
  /** Copies the recovery codes. @default to the clipboard */
  copyText?: ((text: string) => Promise<void>) | undefined
  /** Saves the recovery codes. @default as a download */
  save?: SaveFile | undefined
  /** Prints the page. @default `window.print` */
  print?: (() => void) | undefined
  /** Called with whether it is on, once that is loaded and when it changes. */
  onChange?: ((isOn: boolean) => void) | undefined
  /** Called after it was turned on or off, or its recovery codes were replaced. */
  onSuccess?: (() => void) | undefined
  /** Called after every failed attempt. */
  onError?: ((error: TwoFactorSettingsError) => void) | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<TwoFactorSettingsMessages> | undefined
}

/** Return value of the hook, which the view accepts as props. */
export interface TwoFactorSettingsHandle {
  state: TwoFactorSettingsState
  /** Error messages of the rejected fields, by field name. Empty if the failure concerns no field. */
  fieldErrors: TwoFactorSettingsFieldErrors
  messages: TwoFactorSettingsMessages
  /** After too many attempts, the time until another one is allowed: in whole seconds, counted down; else 0. */
  waitSeconds: number
  /** Gets a new secret; does nothing during another request. */
  start: (values: TwoFactorPasswordRequest) => void
  /** Turns it on with the first code of the app; does nothing without a secret, or during another request. */
  enable: (values: Pick<EnableTwoFactorRequest, 'code'>) => void
  /** Discards the secret. */
  cancel: () => void
  /** Copies the recovery codes that are shown. */
  copy: () => void
  /** Saves the recovery codes that are shown. */
  save: () => void
  /** Prints the page with the recovery codes. */
  print: () => void
  /** Hides the recovery codes, for good. */
  close: () => void
  /** Opens the dialog that asks for the password; null closes it. It stays open during a request. */
  ask: (action: TwoFactorAction | null) => void
  /** Sends the password of the dialog; does nothing without one, or during another request. */
  confirm: (values: TwoFactorPasswordRequest) => void
}

/**
 * Two-factor authentication of the signed-in user: loads whether it is on, sets it up with an authenticator app, shows new
 * recovery codes once, and turns it off. Ports come from the provider.
 */
export function useTwoFactorSettings(options: TwoFactorSettingsOptions = {}): TwoFactorSettingsHandle {
  const { request, clock, notify } = usePorts(options)
  const { findTwoFactor = findTwoFactorCall(request), startTwoFactor = startTwoFactorCall(request) } = options
  const { enableTwoFactor = enableTwoFactorCall(request), disableTwoFactor = disableTwoFactorCall(request) } = options
  const { replaceRecoveryCodes = replaceRecoveryCodesCall(request), onChange, onSuccess, onError } = options
  const { copyText = copyToClipboard, print = printPage } = options
  const save = useSaveFile(options.save)
  const messages = useMessages(twoFactorSettingsMessages, options.messages)

  const [loaded, setLoaded] = useState<'pending' | 'unavailable' | TwoFactor>('pending')
  const [isFresh, setIsFresh] = useState(false)
  useAsyncEffect(
    findTwoFactor,
    null,
    (found) => {
      // What was shown stays.
      setLoaded((before) => found ?? (before === 'pending' ? 'unavailable' : before))
      setIsFresh(true)
      if (found) onChange?.(found.enabledAt !== null)
    },
    !isFresh,
  )

  const wait = useCountdown(clock)
  const fail = (failure: Failure) => {
    wait.start(isRateLimited(failure) ? getWaitMs(failure) : 0)
    notify(toFailedChange(failure, messages.failureTitle, messages))
    onError?.(toFailed(failure, messages))
  }

  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [hasCopied, setHasCopied] = useState(false)
  const [hasDisabled, setHasDisabled] = useState(false)
  // What was loaded is wrong now, also if it cannot be loaded again.
  const loadAgain = () => {
    setLoaded('pending')
    setIsFresh(false)
  }
  const showCodes = ({ recoveryCodes }: NewRecoveryCodes) => {
    setCodes(recoveryCodes)
    setHasCopied(false)
    setHasDisabled(false)
    loadAgain()
    onSuccess?.()
  }

  const starting = useSubmission(startTwoFactor, (result) => (result.ok ? setSetup(result) : fail(result)))
  const enabling = useSubmission(enableTwoFactor, (result) => {
    if (!result.ok) {
      fail(result)
      return
    }
    setSetup(null)
    showCodes(result)
  })

  const [asked, setAsked] = useState<TwoFactorAction | null>(null)
  const disabling = useSubmission(disableTwoFactor, (result) => {
    if (!result.ok) {
      fail(result)
      return
    }
    setAsked(null)
    setLoaded({ enabledAt: null, recoveryCodes: 0 })
    setHasDisabled(true)
    onChange?.(false)
    onSuccess?.()
  })
  const replacing = useSubmission(replaceRecoveryCodes, (result) => {
    if (!result.ok) {
      fail(result)
      return
    }
    setAsked(null)
    showCodes(result)
  })
  const confirming = asked === 'disable' ? disabling : replacing
  const toForm = (submission: Submission): TwoFactorFormStatus => {
    const form = toFormStatus(submission, messages)
    return form.status === 'success' ? { status: 'idle' } : form
  }
  const state = toState()

  return useStableHandle({
    state,
    fieldErrors: getFieldErrors(getForm(state), confirmationFields),
    messages,
    waitSeconds: wait.seconds,
    start: (values) => {
      setHasDisabled(false)
      enabling.reset()
      starting.submit(values)
    },
    enable: ({ code }) => {
      if (setup) enabling.submit({ setup: setup.setup, code })
    },
    cancel: () => {
      // It may have been turned on, and the answer lost.
      if (enabling.state.status !== 'idle') loadAgain()
      enabling.cancel()
      starting.reset()
      setSetup(null)
    },
    copy: () => {
      if (!codes) return
      copyText(codes.join('\n')).then(
        () => setHasCopied(true),
        () => notify({ intent: 'danger', title: messages.notCopied }),
      )
    },
    save: () => {
      if (codes) save(`${messages.fileName}.txt`, `${codes.join('\n')}\n`)
    },
    print,
    close: () => setCodes(null),
    ask: (action) => {
      if (confirming.state.status === 'pending') return
      disabling.reset()
      replacing.reset()
      setAsked(action)
    },
    confirm: (values) => {
      if (asked) confirming.submit(values)
    },
  })

  function toState(): TwoFactorSettingsState {
    if (codes) return { status: 'codes', recoveryCodes: codes, hasCopied }
    if (setup) return { status: 'setup', setup, form: toForm(enabling.state) }
    if (typeof loaded === 'string') return { status: loaded }
    const { enabledAt, recoveryCodes } = loaded
    if (enabledAt === null) return { status: 'off', form: toForm(starting.state), hasDisabled }
    const dialog = asked
      ? ({ status: 'open', action: asked, request: toForm(confirming.state) } as const)
      : ({ status: 'closed' } as const)
    return { status: 'on', enabledAt, recoveryCodes, dialog }
  }
}

/** The state of the form that is shown. */
export function getForm(state: TwoFactorSettingsState): TwoFactorFormStatus {
  if (state.status === 'off' || state.status === 'setup') return state.form
  return state.status === 'on' && state.dialog.status === 'open' ? state.dialog.request : { status: 'idle' }
}

/** Rejects where there is no clipboard: on pages that are not secure. */
const copyToClipboard = async (text: string) => navigator.clipboard.writeText(text)
const printPage = () => window.print()
