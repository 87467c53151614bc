import { createHash, randomBytes } from 'node:crypto'

/** A new way off the list: `token` goes into the mail, its hash into the table. */
export function makeToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

/** What of a token is stored. A stolen table takes nobody off the list. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
