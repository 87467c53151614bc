export { TwoFactor, TwoFactorForm, type TwoFactorProps } from './connected-two-factor.tsx'
export { TwoFactorFormView, type TwoFactorFormViewProps } from './two-factor-form-view.tsx'
export { TwoFactorView, type TwoFactorViewProps } from './two-factor-view.tsx'
export {
  twoFactorMessages,
  type ConfirmSignInPort,
  type SignInConfirmed,
  type TwoFactorError,
  type TwoFactorFieldErrors,
  type TwoFactorMessages,
  type TwoFactorMethod,
  type TwoFactorState,
} from './two-factor.ts'
export { useTwoFactor, type TwoFactorHandle, type TwoFactorOptions } from './use-two-factor.ts'
