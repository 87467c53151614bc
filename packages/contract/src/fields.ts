import * as v from 'valibot'
import { oneLine } from './text.ts'

/** Maximum length of an email address (RFC 5321), in characters. */
export const EMAIL_MAX = 254

/** Maximum length of a name, in characters. */
export const NAME_MAX = 80

/**
 * One email address, as accepted by `<input type="email">`: no list, no display name, and none of the characters that
 * allow header injection (line breaks, commas, double quotes, angle brackets).
 */
export const emailAddress = v.pipe(v.string(), v.maxLength(EMAIL_MAX), v.rfcEmail())

/** A name, sanitized to one printable line; null if empty. */
export const displayName = v.pipe(
  oneLine,
  v.maxLength(NAME_MAX),
  v.transform((name) => name || null),
)
