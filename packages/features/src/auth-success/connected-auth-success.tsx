'use client'

import { AuthSuccessView } from './auth-success-view.tsx'
import { useAuthSuccess, type AuthSuccessOptions } from './use-auth-success.ts'

export type AuthSuccessProps = AuthSuccessOptions

/** The screen for a social sign-in that succeeded, connected: {@link AuthSuccessView} with {@link useAuthSuccess}. */
export function AuthSuccess(props: AuthSuccessProps) {
  return <AuthSuccessView authSuccess={useAuthSuccess(props)} />
}
