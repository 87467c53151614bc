'use client'

import { loadable } from '../shared/config/loadable.tsx'
import { SignInFormView, type SignInFormParts } from './sign-in-form-view.tsx'
import { SignInView, type SignInParts } from './sign-in-view.tsx'
import { useSignIn, type SignInOptions } from './use-sign-in.ts'

export interface SignInProps extends SignInOptions, SignInParts {
  /** Offers to continue the server's session or to use its demo account, where it has one. @default true */
  quickSignIn?: boolean | undefined
}

const QuickSignIn = loadable(
  async () => (await import('./quick-sign-in/connected-quick-sign-in.tsx')).QuickSignIn,
  () => null,
)

/** The sign-in screen, connected: {@link SignInView} with {@link useSignIn}. Every prop is optional. */
export function SignIn({ quickSignIn = true, ...props }: SignInProps) {
  const signIn = useSignIn(props)
  const offer = quickSignIn && <QuickSignIn {...props} redirectTo={signIn.redirectTo} onDemo={signIn.submit} />
  return <SignInView {...props} signIn={signIn} offer={offer} />
}

/** The options of the form alone. */
export interface SignInFormProps extends SignInOptions, SignInFormParts {}

/**
 * The sign-in form alone, connected: {@link SignInFormView} with {@link useSignIn}. In a dialog, pass `redirectTo={null}` and
 * close it in `onSuccess`.
 */
export function SignInForm(props: SignInFormProps) {
  return <SignInFormView {...props} signIn={useSignIn(props)} />
}
