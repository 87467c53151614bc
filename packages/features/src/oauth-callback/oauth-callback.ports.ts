import type { Ports } from '../shared/ports.ts'
import { redeemCodeCall } from './oauth-callback.call.ts'
import type { OAuthCallbackPorts } from './use-oauth-callback.ts'

/** The ports of the OAuth callback and its redirects, from the host's. */
export function oauthCallbackPorts({ request, ...ports }: Ports): OAuthCallbackPorts {
  return { ...ports, redeemCode: redeemCodeCall(request) }
}
