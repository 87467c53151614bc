'use client'

import { ForgotPasswordFormView } from './forgot-password-form-view.tsx'
import { ForgotPasswordView } from './forgot-password-view.tsx'
import { useForgotPassword, type ForgotPasswordOptions } from './use-forgot-password.ts'

export type ForgotPasswordProps = ForgotPasswordOptions

/** The forgot-password screen, connected: {@link ForgotPasswordView} with {@link useForgotPassword}. */
export function ForgotPassword(props: ForgotPasswordProps) {
  return <ForgotPasswordView forgotPassword={useForgotPassword(props)} />
}

/** The form alone, connected: {@link ForgotPasswordFormView} with {@link useForgotPassword}. */
export function ForgotPasswordForm(props: ForgotPasswordProps) {
  return <ForgotPasswordFormView forgotPassword={useForgotPassword(props)} />
}
