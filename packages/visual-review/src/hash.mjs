import { createHash } from 'node:crypto'

/** A few letters that stand for a content. @param {string | Buffer} content @param {number} length */
export function hashOf(content, length) {
  return createHash('sha256').update(content).digest('hex').slice(0, length)
}
