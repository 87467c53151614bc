import { useBrand, usePorts } from '@summit/features/provider'
import { useOAuthRedirect } from '@summit/features/oauth-callback/redirect'
import { oauthCallbackPorts } from '@summit/features/oauth-callback/ports'
import { OAuthCallbackPage } from '@summit/features/oauth-callback/view'

/** `/auth/apple/callback` */
export default function AppleForwardRoute() {
  return (
    <OAuthCallbackPage
      oauthCallback={useOAuthRedirect(usePorts(oauthCallbackPorts), 'apple')}
      product={useBrand().name}
    />
  )
}
