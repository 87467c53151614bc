'use client'

import { linkVariants } from '@summit/ui/link'
import type { Ref } from 'react'
import { ActionLink } from '../../shared/account/action-link.tsx'
import { EmailSent } from '../../shared/account/email-sent.tsx'
import { StatusMessage } from '../../shared/account/status-message.tsx'
import { useConfig } from '../../shared/config/use-config.ts'
import type { VerificationHandle } from './use-verification.ts'

export interface VerificationViewProps {
  verification: VerificationHandle
  /** Leads back to the form, for another address. */
  onChangeEmail: () => void
  /** Makes the heading focusable. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The level of the heading: 2 in a dialog or a card. @default 1 */
  level?: 1 | 2 | undefined
}

/** What follows a sign-up whose address has to be verified: where the link went, another one, and the way to another address. */
export function VerificationView({ verification, onChangeEmail, headingRef, level }: VerificationViewProps) {
  const { email, state, messages, outbox } = verification
  const { routes } = useConfig()
  if (state.status === 'verified') {
    return (
      <>
        <StatusMessage
          key="verified"
          icon="done"
          level={level}
          heading={messages.verifiedTitle}
          text={messages.verifiedText}
        />
        <ActionLink href={routes.dashboard}>{messages.goOn}</ActionLink>
      </>
    )
  }
  return (
    <>
      <EmailSent
        email={email}
        resendState={state}
        messages={messages}
        outbox={outbox}
        resend={verification.resend}
        headingRef={headingRef}
        level={level}
      />
      <button type="button" className={linkVariants({ className: 'justify-self-start' })} onClick={onChangeEmail}>
        {messages.changeEmail}
      </button>
    </>
  )
}
