'use client'

import { ForgotPasswordView } from './forgot-password-view.tsx'
import { useForgotPassword, type ForgotPasswordOptions } from './use-forgot-password.ts'

export type ForgotPasswordProps = ForgotPasswordOptions

/** The forgot-password screen, connected: {@link ForgotPasswordView} with {@link useForgotPassword}. */
export function ForgotPassword(props: ForgotPasswordProps) {
  return <ForgotPasswordView forgotPassword={useForgotPassword(props)} />
}
