export type { ResendState } from '../../shared/form/resend.ts'
export { Verification, type VerificationProps } from './connected-verification.tsx'
export { useVerification, type VerificationHandle, type VerificationOptions } from './use-verification.ts'
export { VerificationView, type VerificationViewProps } from './verification-view.tsx'
export {
  verificationMessages,
  type ResendPort,
  type VerificationMessages,
  type VerificationState,
} from './verification.ts'
