import { oauthCallbackMessages } from '@summit/brand/messages/oauth-callback'
import { OAuthRedirect } from '@summit/features/oauth-callback'

/** `/auth/google/callback` */
export default () => <OAuthRedirect provider="google" messages={oauthCallbackMessages} />
