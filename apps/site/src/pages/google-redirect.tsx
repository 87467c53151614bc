import { OAuthRedirect } from '@summit/features/oauth-callback'

/** `/auth/google/callback` */
export default () => <OAuthRedirect provider="google" />
