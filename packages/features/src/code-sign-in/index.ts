export type { ResendState } from '../shared/form/resend.ts'
export {
  CodeSignInFormView,
  type CodeSignInFormParts,
  type CodeSignInFormViewProps,
} from './code-sign-in-form-view.tsx'
export { CodeSignInView, type CodeSignInViewProps } from './code-sign-in-view.tsx'
export {
  codeSignInMessages,
  type CodeSent,
  type CodeSignInError,
  type CodeSignInFieldErrors,
  type CodeSignInMessages,
  type CodeSignInState,
  type SendCodePort,
  type SignedInWithCode,
  type SignInWithCodePort,
} from './code-sign-in.ts'
export { CodeSignIn, CodeSignInForm, type CodeSignInProps } from './connected-code-sign-in.tsx'
export { useCodeSignIn, type CodeSignInHandle, type CodeSignInOptions } from './use-code-sign-in.ts'
