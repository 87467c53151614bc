export { VerifyEmail, type VerifyEmailProps } from './connected-verify-email.tsx'
export { useVerifyEmail, type VerifyEmailHandle, type VerifyEmailOptions } from './use-verify-email.ts'
export { VerifyEmailView, type VerifyEmailViewProps } from './verify-email-view.tsx'
export {
  verifyEmailMessages,
  type EmailVerified,
  type VerifyEmailError,
  type VerifyEmailMessages,
  type VerifyEmailPort,
  type VerifyEmailState,
} from './verify-email.ts'
