export type { Authenticator, NewPasskey, PasskeyOptions, PasskeySignature } from '../../shared/account/authenticator.ts'
export { PasskeySignIn, type PasskeySignInProps } from './connected-passkey-sign-in.tsx'
export { PasskeySignInView, type PasskeySignInViewProps } from './passkey-sign-in-view.tsx'
export {
  passkeySignInMessages,
  type FindPasskeyOptions,
  type PasskeySignInError,
  type PasskeySignInMessages,
  type PasskeySignInState,
  type SignedInWithPasskey,
  type SignInWithPasskeyPort,
} from './passkey-sign-in.ts'
export { usePasskeySignIn, type PasskeySignInHandle, type PasskeySignInOptions } from './use-passkey-sign-in.ts'
