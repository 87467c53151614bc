export { AuthError, type AuthErrorProps } from './connected-auth-error.tsx'
export { AuthErrorView, type AuthErrorViewProps } from './auth-error-view.tsx'
export { authErrorMessages, type AuthErrorMessages, type AuthErrorState } from './auth-error.ts'
export { useAuthError, type AuthErrorHandle, type AuthErrorOptions } from './use-auth-error.ts'
