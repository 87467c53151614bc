import { oauthCallbackMessages } from '@summit/brand/messages/oauth-callback'
import { OAuthRedirect } from '@summit/features/oauth-callback'

/** `/auth/apple/callback` */
export default () => <OAuthRedirect provider="apple" messages={oauthCallbackMessages} />
