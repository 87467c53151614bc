import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '@summit/contract'

/** How long a mailed code is valid, in ms. */
export const CODE_LIFETIME_MS = 10 * 60_000

/** How many codes may be tried per mail. */
export const MAX_ATTEMPTS = 5

/** A random code to be mailed. Stored as a password is, since a reader of the database could try all of them. */
export function createCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}
