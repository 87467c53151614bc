export { apple, google } from '../shared/config/social-providers.tsx'
export type { SocialProvider } from '../shared/config/use-config.ts'
export { SignIn, SignInForm, type SignInFormProps, type SignInProps } from './connected-sign-in.tsx'
export { SignInFormView, type SignInFormParts, type SignInFormViewProps } from './sign-in-form-view.tsx'
export { SignInView, type SignInParts, type SignInViewProps } from './sign-in-view.tsx'
export {
  signInMessages,
  type Credentials,
  type SignedIn,
  type SignInError,
  type SignInFieldErrors,
  type SignInMessages,
  type SignInPort,
  type SignInState,
} from './sign-in.ts'
export { useSignIn, type SignInHandle, type SignInOptions } from './use-sign-in.ts'
