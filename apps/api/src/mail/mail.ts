import { emailAddress } from '@summit/contract'
import * as v from 'valibot'

/** An attachment: a file of the site, by its path. */
export interface Attachment {
  filename: string
  contentType: string
  /** Its path on the site, such as `/downloads/plan.pdf`. */
  path: string
}

/** A mail to be queued. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  attachments?: Attachment[]
  /** When its link expires and it is of no use any more. */
  expiresAt?: Date
}

const oneLine = v.pipe(v.string(), v.regex(/^\P{Cc}*$/u, 'must be one line'))
const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be a header name'))

const safeMail = v.object({
  to: emailAddress,
  subject: oneLine,
  headers: v.optional(
    v.pipe(
      v.record(headerName, oneLine),
      v.check(
        ({ 'Reply-To': replyTo = null }) => replyTo === null || v.is(emailAddress, replyTo),
        'must be one address',
      ),
    ),
  ),
  attachments: v.optional(v.array(v.object({ filename: oneLine, contentType: oneLine, path: oneLine }))),
})

/** Throws if a mail allows header injection, as a second check after the validation of user input. */
export function assertSafe(mail: Mail): void {
  const result = v.safeParse(safeMail, mail)
  if (result.success) return
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'mail')
  throw new Error(`This mail cannot be queued because of unsafe header fields: ${fields.join(', ')}.`)
}
