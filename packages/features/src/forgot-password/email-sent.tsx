import { LinkButton } from '@summit/ui/link-button'
import type { Ref } from 'react'
import { StatusMessage } from '../shared/account/status-message.tsx'
import { SubmitButton } from '../shared/form/submit-button.tsx'
import { Sentence } from '../shared/config/sentence.tsx'
import type { ForgotPasswordMessages, ForgotPasswordState, ResendState } from './forgot-password.ts'
import { getMailbox } from './mailbox.ts'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

export interface EmailSentProps extends Pick<ForgotPasswordHandle, 'messages' | 'outbox' | 'resend'> {
  state: Extract<ForgotPasswordState, { status: 'success' }>
  headingRef: Ref<HTMLHeadingElement>
}

/** The recipient's address, a link to the web mail, and a button that requests another mail. */
export function EmailSent({ state, messages, outbox, resend, headingRef }: EmailSentProps) {
  const inbox = outbox ?? getMailbox(state.email)
  return (
    <>
      <StatusMessage
        key="result"
        icon="mail"
        headingRef={headingRef}
        heading={messages.sentTitle}
        text={
          <span>
            <span>
              <Sentence
                template={messages.sentText}
                parts={{ email: <b className="font-label text-ink">{state.email}</b> }}
              />
            </span>{' '}
            <span>{messages.expiry}</span>
          </span>
        }
      />
      {inbox !== null && (
        // In another tab, so that this screen stays.
        <LinkButton href={inbox} target="_blank" rel="noreferrer" variant="accent" className="justify-self-start">
          {outbox === null ? messages.openMail : messages.seeMail}
        </LinkButton>
      )}
      <div className="grid justify-items-start gap-3 border-t border-line pt-6">
        <p className="text-small text-ink-muted">{messages.nothingThere}</p>
        <SubmitButton
          type="button"
          variant="secondary"
          size="small"
          className="tabular-nums"
          disabled={state.resend.status === 'waiting'}
          pending={state.resend.status === 'pending'}
          onClick={resend}
          error={state.resend.status === 'error' ? state.resend.message : undefined}
        >
          {buttonLabel(state.resend, messages)}
        </SubmitButton>
      </div>
    </>
  )
}

function buttonLabel(resend: ResendState, messages: ForgotPasswordMessages): string {
  switch (resend.status) {
    case 'waiting':
      return messages.resendIn(resend.seconds)
    case 'ready':
    case 'error':
      return messages.resend
    case 'pending':
      return messages.submitting
    default:
      return resend satisfies never
  }
}
