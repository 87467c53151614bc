'use client'

import { LinkButton } from '@summit/ui/link-button'
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react'
import { Sentence } from '../config/sentence.tsx'
import type { ResendState } from '../form/resend.ts'
import { SubmitButton } from '../form/submit-button.tsx'
import { getMailbox } from './mailbox.ts'
import { StatusMessage } from './status-message.tsx'

/** The texts of {@link EmailSent}. */
export interface EmailSentMessages {
  sentTitle: string
  /** Where the mail went, with `{email}`. */
  sentText: string
  expiry: string
  openMail: string
  seeMail: string
  nothingThere: string
  resend: string
  resendIn: (seconds: number) => string
  /** The button while another mail is requested. */
  submitting: string
}

export interface EmailSentProps {
  email: string
  resendState: ResendState
  messages: EmailSentMessages
  /** The URL of the page that shows the server's mails during development, or null. */
  outbox: string | null
  resend: () => void
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** What is done with the mail on this screen. */
  children?: ReactNode
  /** @default 1 */
  level?: 1 | 2 | undefined
}

/** The recipient's address, a link to the web mail, and a button that requests another mail. */
export function EmailSent({
  email,
  resendState,
  messages,
  outbox,
  resend,
  headingRef,
  level,
  children,
}: EmailSentProps) {
  const inbox = outbox ?? getMailbox(email)
  const { status } = resendState
  const wasPending = useRef(false)
  const note = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // A button that is disabled loses the focus: in Chromium at once.
    const isLost = document.activeElement === document.body || document.activeElement === button.current
    if (wasPending.current && status === 'waiting' && isLost) note.current?.focus()
    wasPending.current = status === 'pending'
  }, [status])
  return (
    <>
      <StatusMessage
        key="result"
        icon="mail"
        level={level}
        headingRef={headingRef}
        heading={messages.sentTitle}
        text={
          <span>
            <span>
              <Sentence
                template={messages.sentText}
                parts={{ email: <b className="font-label text-ink">{email}</b> }}
              />
            </span>{' '}
            <span>{messages.expiry}</span>
          </span>
        }
      />
      {inbox !== null && (
        // In another tab, so that this screen stays.
        <LinkButton
          href={inbox}
          target="_blank"
          rel="noreferrer"
          variant={children ? 'secondary' : 'accent'}
          className="justify-self-start"
        >
          {outbox === null ? messages.openMail : messages.seeMail}
        </LinkButton>
      )}
      {children}
      <div className="grid justify-items-start gap-3 border-t border-line pt-6">
        <p ref={note} tabIndex={-1} className="text-small text-ink-muted">
          {messages.nothingThere}
        </p>
        <SubmitButton
          ref={button}
          type="button"
          variant="secondary"
          size="small"
          className="tabular-nums"
          disabled={status === 'waiting'}
          pending={status === 'pending'}
          onClick={resend}
          error={resendState.status === 'error' ? resendState.message : undefined}
        >
          {buttonLabel(resendState, messages)}
        </SubmitButton>
      </div>
    </>
  )
}

function buttonLabel(state: ResendState, messages: EmailSentMessages): string {
  switch (state.status) {
    case 'waiting':
      return messages.resendIn(state.seconds)
    case 'ready':
    case 'error':
      return messages.resend
    case 'pending':
      return messages.submitting
    default:
      return state satisfies never
  }
}
