import { useBrand, usePorts } from '@summit/features/provider'
import { useOAuthCallback } from '@summit/features/oauth-callback'
import { oauthCallbackPorts } from '@summit/features/oauth-callback/ports'
import { OAuthCallbackPage } from '@summit/features/oauth-callback/view'

/** `/auth/callback` */
export default function OAuthCallbackRoute() {
  return <OAuthCallbackPage oauthCallback={useOAuthCallback(usePorts(oauthCallbackPorts))} product={useBrand().name} />
}
