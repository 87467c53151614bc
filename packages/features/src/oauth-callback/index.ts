export {
  OAuthCallback,
  OAuthRedirect,
  type OAuthCallbackProps,
  type OAuthRedirectProps,
} from './connected-oauth-callback.tsx'
export { OAuthCallbackView, type OAuthCallbackViewProps } from './oauth-callback-view.tsx'
export {
  oauthCallbackMessages,
  type OAuthCallbackError,
  type OAuthCallbackMessages,
  type OAuthCallbackState,
  type RedeemCode,
  type Returned,
} from './oauth-callback.ts'
export { useOAuthCallback, type OAuthCallbackHandle, type OAuthCallbackOptions } from './use-oauth-callback.ts'
export { useOAuthRedirect, type OAuthRedirectOptions } from './use-oauth-redirect.ts'
