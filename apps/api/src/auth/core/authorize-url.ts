import type { Provider } from '@summit/contract'

/** The URL at which an authentication service starts OAuth sign-in with PKCE (RFC 7636) and returns to the site. */
export function authorizeUrl(serviceUrl: string, siteUrl: string, provider: Provider, challenge: string): string {
  const query = new URLSearchParams({
    provider,
    redirect_to: `${siteUrl}/auth/${provider}/callback`,
    code_challenge: challenge,
    code_challenge_method: 's256',
  })
  return `${serviceUrl}/authorize?${query}`
}
