import { oauthCallbackMessages } from '@summit/brand/messages/oauth-callback'
import { OAuthCallback } from '@summit/features/oauth-callback'

/** `/auth/callback` */
export default () => <OAuthCallback messages={oauthCallbackMessages} />
