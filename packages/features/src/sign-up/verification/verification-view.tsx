'use client'

import { linkVariants } from '@summit/ui/link'
import type { Ref } from 'react'
import { EmailSent } from '../../shared/account/email-sent.tsx'
import type { ResendHandle } from './use-resend.ts'

export interface VerificationViewProps {
  resend: ResendHandle
  /** Leads back to the form, for another address. */
  onChangeEmail: () => void
  /** Makes the heading focusable. */
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The level of the heading: 2 in a dialog or a card. @default 1 */
  level?: 1 | 2 | undefined
}

/** What follows a sign-up whose address has to be verified: where the link went, another one, and the way to another address. */
export function VerificationView({ resend, onChangeEmail, headingRef, level }: VerificationViewProps) {
  const { email, state, messages, outbox } = resend
  return (
    <>
      <EmailSent
        email={email}
        resendState={state}
        messages={messages}
        outbox={outbox}
        resend={resend.resend}
        headingRef={headingRef}
        level={level}
      />
      <button type="button" className={linkVariants({ className: 'justify-self-start' })} onClick={onChangeEmail}>
        {messages.changeEmail}
      </button>
    </>
  )
}
