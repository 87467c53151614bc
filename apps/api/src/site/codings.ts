import { parseAccept } from 'hono/utils/accept'
import type { Coding } from './files.ts'

/** In order of preference. Brotli is the smallest. */
const preference: Coding[] = ['br', 'gzip', 'identity']

/** The codings that an `Accept-Encoding` header accepts (RFC 9110, 12.5.3), in our order of preference. */
export function acceptedCodings(header = ''): Coding[] {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]))
  const getWeight = (coding: Coding) => weights.get(coding) ?? weights.get(`x-${coding}`) ?? weights.get('*') ?? 0
  return preference.filter((coding) => coding === 'identity' || getWeight(coding) > 0)
}
