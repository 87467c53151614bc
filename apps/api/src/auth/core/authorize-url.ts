import type { Provider } from '@summit/contract'

/**
 * The address at an authentication service where a visitor signs in with a provider. It sends the visitor back to the site
 * with an authorization code for whoever has the verifier of the PKCE challenge (RFC 7636).
 */
export function socialAddress(service: string, siteUrl: string, provider: Provider, challenge: string): string {
  const query = new URLSearchParams({
    provider,
    redirect_to: `${siteUrl}/auth/${provider}/callback`,
    code_challenge: challenge,
    code_challenge_method: 's256',
  })
  return `${service}/authorize?${query}`
}
