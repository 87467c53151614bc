'use client'

import { useVerification, type VerificationOptions } from './use-verification.ts'
import { VerificationView, type VerificationViewProps } from './verification-view.tsx'

export interface VerificationProps extends VerificationOptions, Omit<VerificationViewProps, 'verification'> {}

/** {@link VerificationView}, connected with {@link useVerification}. */
export function Verification(props: VerificationProps) {
  return <VerificationView {...props} verification={useVerification(props)} />
}
