export { ChangePassword, type ChangePasswordProps } from './connected-change-password.tsx'
export { ChangePasswordCard, type ChangePasswordCardProps } from './change-password-card.tsx'
export { useChangePassword, type ChangePasswordHandle, type ChangePasswordOptions } from './use-change-password.ts'
export {
  changePasswordMessages,
  type ChangePasswordError,
  type ChangePasswordFieldErrors,
  type ChangePasswordMessages,
  type ChangePasswordPort,
  type ChangePasswordState,
  type PasswordChange,
} from './change-password.ts'
