'use client'

import { useRef, useState, type RefObject } from 'react'
import type { Brand } from '../shared/brand/brand.ts'
import { focusField } from '../shared/form/form.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import type { Notify } from '../shared/ports.ts'
import { toFormStatus } from '../shared/submission/form-status.ts'
import { useSubmission } from '../shared/submission/use-submission.ts'
import {
  noticeOf,
  signUpMessages,
  type CreateAccount,
  type SignUpDetails,
  type SignUpMessages,
  type SignUpState,
} from './sign-up.ts'

/** Ports of sign-up. */
export interface SignUpPorts {
  createAccount: CreateAccount
  notify: Notify
  brand: Pick<Brand, 'name'>
}

/** State, messages and functions of the sign-up screen. */
export interface SignUpHandle {
  state: SignUpState
  messages: SignUpMessages
  /** The ref for the form, which success clears, and in which a refused field gets the focus. */
  form: RefObject<HTMLFormElement | null>
  /** Sends the details; does nothing during another request. */
  submit: (details: SignUpDetails) => void
}

/**
 * The state of the sign-up screen: compares the passwords, sends one request at a time, shows a toast, clears the form.
 */
export function useSignUp({ createAccount, notify, brand }: SignUpPorts): SignUpHandle {
  const messages = useMessages(signUpMessages)
  const form = useRef<HTMLFormElement>(null)
  const submission = useSubmission(createAccount, (answer) => {
    if (answer.ok) form.current?.reset()
    notify(noticeOf(answer, messages, brand))
  })

  const [isMismatch, setIsMismatch] = useState(false)

  return {
    state: isMismatch
      ? { status: 'error', reason: 'mismatch', message: messages.mismatch }
      : toFormStatus(submission.state, 'submitting', messages),
    messages,
    form,
    submit: (details) => {
      const differ = details.password !== details.confirmPassword
      setIsMismatch(differ)
      if (!differ) {
        submission.submit(details)
        return
      }
      focusField(form.current, 'confirmPassword')
      notify({ kind: 'destructive', title: messages.errorTitle, text: messages.mismatch })
    },
  }
}
