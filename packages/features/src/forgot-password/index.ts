export type { ResendState } from '../shared/form/resend.ts'
export { ForgotPassword, ForgotPasswordForm, type ForgotPasswordProps } from './connected-forgot-password.tsx'
export { ForgotPasswordFormView, type ForgotPasswordFormViewProps } from './forgot-password-form-view.tsx'
export { ForgotPasswordView, type ForgotPasswordViewProps } from './forgot-password-view.tsx'
export {
  forgotPasswordMessages,
  type ForgotPasswordError,
  type ForgotPasswordFieldErrors,
  type ForgotPasswordMessages,
  type ForgotPasswordState,
  type LinkSent,
  type SendResetLink,
} from './forgot-password.ts'
export { useForgotPassword, type ForgotPasswordHandle, type ForgotPasswordOptions } from './use-forgot-password.ts'
