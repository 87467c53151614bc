import { createHash, randomBytes } from 'node:crypto'

/** A new token of 256 random bits, in characters that need no escaping in an address. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: its SHA-256. Whoever steals the table gets no token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
