'use client'

import { SignUpView, type SignUpParts } from './sign-up-view.tsx'
import { useSignUp, type SignUpOptions } from './use-sign-up.ts'

export interface SignUpProps extends SignUpOptions, SignUpParts {}

/**
 * The sign-up screen, connected: {@link SignUpView} with {@link useSignUp}. Every prop is optional; without `signUp` it
 * is a demo that creates no account, as it states.
 */
export function SignUp(props: SignUpProps) {
  return <SignUpView {...props} signUp={useSignUp(props)} />
}
