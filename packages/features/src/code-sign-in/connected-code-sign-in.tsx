'use client'

import { CodeSignInFormView, type CodeSignInFormParts } from './code-sign-in-form-view.tsx'
import { CodeSignInView } from './code-sign-in-view.tsx'
import { useCodeSignIn, type CodeSignInOptions } from './use-code-sign-in.ts'

export interface CodeSignInProps extends CodeSignInOptions, CodeSignInFormParts {}

/** The screen that signs in with a mailed code, connected: {@link CodeSignInView} with {@link useCodeSignIn}. Every prop is optional. */
export function CodeSignIn(props: CodeSignInProps) {
  return <CodeSignInView {...props} codeSignIn={useCodeSignIn(props)} />
}

/**
 * The form alone, connected: {@link CodeSignInFormView} with {@link useCodeSignIn}. In a dialog, pass `redirectTo={null}` and
 * close it in `onSuccess`.
 */
export function CodeSignInForm(props: CodeSignInProps) {
  return <CodeSignInFormView {...props} codeSignIn={useCodeSignIn(props)} />
}
