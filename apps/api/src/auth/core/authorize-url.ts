import type { Provider } from '@summit/contract'

/** The URL at which an authentication service starts OAuth sign-in with PKCE (RFC 7636) and returns to the site. */
export function authorizeUrl(serviceUrl: string, siteUrl: string, provider: Provider, challenge: string): string {
  return `${serviceUrl}/authorize?${authorizeQuery(siteUrl, provider, challenge)}`
}

/** The query with which a flow starts that returns to the site. */
export function authorizeQuery(siteUrl: string, provider: Provider, challenge: string): URLSearchParams {
  return new URLSearchParams({
    provider,
    redirect_to: `${siteUrl}/auth/${provider}/callback`,
    code_challenge: challenge,
    code_challenge_method: 's256',
  })
}
