'use client'

import { PasskeySignInView } from './passkey-sign-in-view.tsx'
import { usePasskeySignIn, type PasskeySignInOptions } from './use-passkey-sign-in.ts'

export type PasskeySignInProps = PasskeySignInOptions

/** The button that signs in with a passkey, connected: {@link PasskeySignInView} with {@link usePasskeySignIn}. Every prop is optional. */
export function PasskeySignIn(props: PasskeySignInProps) {
  return <PasskeySignInView passkeySignIn={usePasskeySignIn(props)} />
}
