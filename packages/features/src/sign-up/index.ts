export { apple, google } from '../shared/config/social-providers.tsx'
export type { SocialProvider } from '../shared/config/use-config.ts'
export { SignUp, SignUpForm, type SignUpFormProps, type SignUpProps } from './connected-sign-up.tsx'
export { SignUpFormView, type SignUpFormParts, type SignUpFormViewProps } from './sign-up-form-view.tsx'
export { SignUpView, type SignUpParts, type SignUpViewProps } from './sign-up-view.tsx'
export {
  signUpMessages,
  type SignedUp,
  type SignUpDetails,
  type SignUpError,
  type SignUpFieldErrors,
  type SignUpMessages,
  type SignUpPort,
  type SignUpState,
} from './sign-up.ts'
export { useSignUp, type SignUpHandle, type SignUpOptions } from './use-sign-up.ts'
