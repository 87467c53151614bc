'use client'

import { useVerifyEmail, type VerifyEmailOptions } from './use-verify-email.ts'
import { VerifyEmailView } from './verify-email-view.tsx'

export type VerifyEmailProps = VerifyEmailOptions

/** The page that the link of a sign-up opens, connected: {@link VerifyEmailView} with {@link useVerifyEmail}. */
export function VerifyEmail(props: VerifyEmailProps) {
  return <VerifyEmailView verifyEmail={useVerifyEmail(props)} />
}
