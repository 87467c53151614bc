/** The emails that Summit's API sends. */
export { renderAccountDeletion, renderAccountKept, type AccountDeletionProps } from './account-deletion.tsx'
export { renderAlreadyRegistered } from './already-registered.tsx'
export type { Email, EmailBrand } from './email.ts'
export {
  renderEmailChangeCode,
  renderEmailChanged,
  renderEmailTaken,
  type EmailChangeCodeProps,
  type EmailChangedProps,
} from './email-change.tsx'
export { renderEnquiry, type EnquiryProps } from './enquiry.tsx'
export { renderIdentityChanged, type IdentityChangedProps } from './identity-changed.tsx'
export { renderPasskeyChanged, type PasskeyChangedProps } from './passkey-changed.tsx'
export { renderPasswordChanged, type PasswordChangedProps } from './password-changed.tsx'
export { passwordResetUrl, renderPasswordReset, type PasswordResetProps } from './password-reset.tsx'
export { renderSignInCode, type SignInCodeProps } from './sign-in-code.tsx'
export { renderTwoFactorChanged, type TwoFactorChangedProps } from './two-factor-changed.tsx'
export { renderVerifyEmail, verifyEmailUrl, type VerifyEmailProps } from './verify-email.tsx'
export { renderWorkoutPlan, type WorkoutPlanProps } from './workout-plan.tsx'
export { planFile, planPath } from './workout-plan-texts.ts'
