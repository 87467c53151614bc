import * as v from 'valibot'
import { displayName, emailAddress } from './fields.ts'

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
  code: v.fallback(v.optional(v.string()), undefined),
})
export type NewsletterResponse = v.InferOutput<typeof newsletterResponse>
