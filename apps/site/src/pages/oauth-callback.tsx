/** `/auth/callback` */
export { OAuthCallback as default } from '@summit/features/oauth-callback'
