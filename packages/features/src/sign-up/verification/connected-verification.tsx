'use client'

import { useResend, type ResendOptions } from './use-resend.ts'
import { VerificationView, type VerificationViewProps } from './verification-view.tsx'

export interface VerificationProps extends ResendOptions, Omit<VerificationViewProps, 'resend'> {}

/** {@link VerificationView}, connected with {@link useResend}. */
export function Verification(props: VerificationProps) {
  return <VerificationView {...props} resend={useResend(props)} />
}
