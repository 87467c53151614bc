'use client'

import { AuthErrorView } from './auth-error-view.tsx'
import { useAuthError, type AuthErrorOptions } from './use-auth-error.ts'

export type AuthErrorProps = AuthErrorOptions

/** The screen for a social sign-in that failed, connected: {@link AuthErrorView} with {@link useAuthError}. */
export function AuthError(props: AuthErrorProps) {
  return <AuthErrorView authError={useAuthError(props)} />
}
