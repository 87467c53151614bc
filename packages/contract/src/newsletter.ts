import * as v from 'valibot'
import { EMAIL_MAX } from './account.ts'
import { oneLine } from './text.ts'

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

/** Body of `POST /api/newsletter/signup`. A missing name parses as null. */
export const newsletterRequest = v.object({
  email: emailAddress,
  name: v.nullish(displayName, null),
  source: v.literal('popup'),
  leadMagnet: v.literal('free_workout_pdf'),
})
export type NewsletterRequest = v.InferOutput<typeof newsletterRequest>

/**
 * Response of `POST /api/newsletter/signup`. `success` alone decides, whatever the status. Missing or
 * mistyped fields parse as a refusal without message; only a non-object fails to parse.
 */
export const newsletterResponse = v.object({
  success: v.fallback(v.boolean(), false),
  message: v.fallback(v.optional(v.string()), undefined),
})
export type NewsletterResponse = v.InferOutput<typeof newsletterResponse>
