'use client'

import { SignUpFormView, type SignUpFormParts } from './sign-up-form-view.tsx'
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

/** The options of the form alone. */
export interface SignUpFormProps extends SignUpOptions, SignUpFormParts {}

/** The sign-up form alone, connected: {@link SignUpFormView} with {@link useSignUp}. */
export function SignUpForm(props: SignUpFormProps) {
  return <SignUpFormView {...props} signUp={useSignUp(props)} />
}
