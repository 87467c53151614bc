import { createHash } from 'node:crypto'

/** The first `length` hexadecimal digits of the SHA-256 of a content. */
export function shortHash(content: string | Buffer, length: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length)
}
