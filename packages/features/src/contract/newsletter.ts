import * as v from 'valibot'
import { EMAIL_MAX } from './account.ts'

/** The longest name that is accepted, in characters. */
export const NAME_MAX = 80

/**
 * One address, as a browser's `type=email` takes it: no list, no display name, nothing that a mail's head could mistake
 * for its own (line breaks, commas, double quotes, angle brackets).
 */
export const mailAddress = v.pipe(v.string(), v.maxLength(EMAIL_MAX), v.rfcEmail())

/** Control characters, line separators and characters that change the direction of text. */
const UNPRINTED = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/** A name, made fit for one line of text; null where nothing is left of it. */
export const printedName = v.pipe(
  v.string(),
  v.transform((name) => name.replace(UNPRINTED, ' ').replace(/\s+/g, ' ').trim()),
  v.maxLength(NAME_MAX),
  v.transform((name) => name || null),
)

/** What the newsletter sends (CALLS-13…16). Unknown keys are dropped; a missing name is null. */
export const newsletterCall = v.object({
  email: mailAddress,
  name: v.nullish(printedName, null),
  source: v.literal('popup'),
  leadMagnet: v.literal('free_workout_pdf'),
})
export type NewsletterCall = v.InferOutput<typeof newsletterCall>

/**
 * What the newsletter reads (CALLS-17). It decides on `success` alone (T-15). A field that is missing or of another
 * type reads as a refusal without a message. Only an answer that is not an object is unreadable.
 */
export const newsletterAnswer = v.object({
  success: v.fallback(v.boolean(), false),
  message: v.fallback(v.optional(v.string()), undefined),
})
export type NewsletterAnswer = v.InferOutput<typeof newsletterAnswer>
