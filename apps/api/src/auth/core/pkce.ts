import { createHash } from 'node:crypto'

/** The PKCE challenge of a verifier, by the only method that is supported here, S256 (RFC 7636). */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}
