export type { PasswordChannel } from '../shared/recovery/password-channel.ts'
export type { Auth, AuthEvent, OneTimeToken, RecoverySession, Verification } from '../shared/recovery/auth.ts'
export { UpdatePassword, UpdatePasswordForm, type UpdatePasswordProps } from './connected-update-password.tsx'
export { UpdatePasswordFormView, type UpdatePasswordFormViewProps } from './update-password-form-view.tsx'
export { UpdatePasswordView, type UpdatePasswordViewProps } from './update-password-view.tsx'
export {
  updatePasswordMessages,
  type NewPassword,
  type UpdatePasswordError,
  type UpdatePasswordFieldErrors,
  type UpdatePasswordMessages,
  type UpdatePasswordPort,
  type UpdatePasswordState,
} from './update-password.ts'
export { useUpdatePassword, type UpdatePasswordHandle, type UpdatePasswordOptions } from './use-update-password.ts'
