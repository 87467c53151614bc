import { createHash, randomBytes } from 'node:crypto'

/** A new URL-safe token of 256 random bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a token, the only form in which the database stores it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
