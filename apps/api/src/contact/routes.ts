import {
  apiRoutes,
  contactRequest,
  type ContactRequest,
  type ContactResponse,
  MESSAGE_MAX,
  NAME_MAX,
  SUBJECT_MAX,
} from '@summit/contract'
import { renderEnquiry } from '@summit/emails'
import type { Hono } from 'hono'
import { mailBrand } from '../brand.ts'
import type { Database } from '../database/database.ts'
import { readJson } from '../http/body.ts'
import { route } from '../http/route.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailDeps } from '../mail/queue.ts'
import { consume, counterKey } from '../rate-limit/counters.ts'
import { limitMails } from '../rate-limit/limit-mails.ts'
import { fixedWindow, type NetworkLimitDeps } from '../rate-limit/rate-limit.ts'

/** Dependencies of {@link contactRoute}. */
export interface ContactDeps extends MailDeps, NetworkLimitDeps {
  getDatabase: () => Promise<Database>
  /** The address that enquiries are mailed to. */
  contactTo: string
}

/** A browser sends a request again, and so does a visitor, if the answer was lost. */
const oncePerHour = fixedWindow({ max: 1, windowSeconds: 3600 })

/** The contact form: mails an enquiry to the operator, who replies to the visitor. */
export function contactRoute(app: Hono, deps: ContactDeps): void {
  const { getDatabase, queueMail, now } = deps
  route(app, apiRoutes.contact, {
    POST: async (context) => {
      const enquiry = await readJson(context, contactRequest, messageForField)
      const database = await getDatabase()
      await limitMails(context, database, deps)
      const { name, email, subject, message } = enquiry
      await database.transaction(async (transaction) => {
        const key = counterKey('enquiry', name, email, subject, message)
        const limit = await consume(transaction, key, oncePerHour, now())
        if (limit.status === 'allowed') await queueMail(transaction, enquiryMail(enquiry, deps))
      })
      const response: ContactResponse = { success: true, message: 'Your message has been sent.' }
      return context.json(response)
    },
  })
}

function enquiryMail(enquiry: ContactRequest, { siteUrl, contactTo }: ContactDeps): Mail {
  return {
    ...renderEnquiry({ ...enquiry, siteUrl, brand: mailBrand }),
    to: contactTo,
    headers: { 'Reply-To': enquiry.email },
  }
}

/** The error message for the first invalid field. */
function messageForField(field: string | null): string {
  switch (field) {
    case 'name':
      return `Please enter your name, in at most ${NAME_MAX} characters.`
    case 'subject':
      return `Please enter a subject of at most ${SUBJECT_MAX} characters.`
    case 'message':
      return `Please enter a message of at most ${MESSAGE_MAX} characters.`
    default:
      return 'Please enter one email address, such as you@example.org.'
  }
}
