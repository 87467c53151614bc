import type { Coding } from './files.ts'

/** From best to worst: Brotli is the smallest. */
const preference: Coding[] = ['br', 'gzip', 'identity']

/** The codings a visitor takes, our favourite first, by the rules of `Accept-Encoding` (RFC 9110, 12.5.3). */
export function acceptedCodings(header: string | undefined): Coding[] {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim())
    const weight = parameters.find((each) => each.startsWith('q='))
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const anyOther = weights.get('*') ?? 0
  return preference.filter((coding) => coding === 'identity' || (weights.get(coding) ?? anyOther) > 0)
}
