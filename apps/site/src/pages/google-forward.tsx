import { useBrand, usePorts } from '@summit/features/provider'
import { useOAuthRedirect } from '@summit/features/oauth-callback/redirect'
import { oauthCallbackPorts } from '@summit/features/oauth-callback/ports'
import { OAuthCallbackPage } from '@summit/features/oauth-callback/view'

/** `/auth/google/callback` */
export default function GoogleForwardRoute() {
  return (
    <OAuthCallbackPage
      oauthCallback={useOAuthRedirect(usePorts(oauthCallbackPorts), 'google')}
      product={useBrand().name}
    />
  )
}
