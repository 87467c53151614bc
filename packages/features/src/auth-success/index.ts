export { AuthSuccess, type AuthSuccessProps } from './connected-auth-success.tsx'
export { AuthSuccessView, type AuthSuccessViewProps } from './auth-success-view.tsx'
export { authSuccessMessages, type AuthSuccessMessages, type AuthSuccessState } from './auth-success.ts'
export { useAuthSuccess, type AuthSuccessHandle, type AuthSuccessOptions } from './use-auth-success.ts'
