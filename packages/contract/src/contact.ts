import * as v from 'valibot'
import { emailAddress, NAME_MAX } from './fields.ts'
import { oneLine, printableLines } from './text.ts'

/** Maximum length of the subject of an enquiry, in characters. */
export const SUBJECT_MAX = 150

/** Maximum length of the message of an enquiry, in characters. */
export const MESSAGE_MAX = 5000

/** Body of `POST /api/contact`. Name, subject and message are sanitized, and none may be blank. */
export const contactRequest = v.object({
  name: v.pipe(oneLine, v.nonEmpty(), v.maxLength(NAME_MAX)),
  email: v.pipe(v.string(), v.trim(), emailAddress),
  subject: v.pipe(oneLine, v.nonEmpty(), v.maxLength(SUBJECT_MAX)),
  message: v.pipe(printableLines, v.nonEmpty(), v.maxLength(MESSAGE_MAX)),
})
export type ContactRequest = v.InferOutput<typeof contactRequest>

/**
 * Response of `POST /api/contact`. The enquiry was accepted only with an ok status and `success: true`. Missing or mistyped
 * fields parse as a refusal without message; only a non-object fails to parse.
 */
export const contactResponse = v.object({
  success: v.fallback(v.boolean(), false),
  message: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
})
export type ContactResponse = v.InferOutput<typeof contactResponse>
