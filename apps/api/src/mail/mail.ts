import { emailAddress } from '@summit/contract'
import * as v from 'valibot'

/** A file that goes with a mail. It is part of the site, so a mail only says where. */
export interface Attachment {
  filename: string
  contentType: string
  /** Where the site serves it, `/downloads/plan.pdf`. */
  path: string
}

/** A mail, before it has a date and a sender. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

const oneLine = v.pipe(v.string(), v.regex(/^\P{Cc}*$/u, 'stands in one line'))
const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'names a header'))

const safeMail = v.object({
  to: emailAddress,
  subject: oneLine,
  headers: v.optional(v.record(headerName, oneLine)),
  attachments: v.optional(v.array(v.object({ filename: oneLine, contentType: oneLine, path: oneLine }))),
})

/**
 * Refuses a mail that would say something else in its head than it seems to: a second recipient, a line break. Callers
 * have checked what visitors type; this is for what they overlook.
 */
export function assertSafe(mail: Mail): void {
  const checked = v.safeParse(safeMail, mail)
  if (checked.success) return
  const places = checked.issues.map((issue) => v.getDotPath(issue) ?? 'mail')
  throw new Error(`This mail cannot be queued, because its head would not be what it seems: see ${places.join(', ')}.`)
}
