import { apiRoutes, NAME_MAX, newsletterRequest, type NewsletterResponse } from '@summit/contract'
import type { Context, Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { readJson } from '../http/body.ts'
import { sendPage } from '../http/page.ts'
import { route } from '../http/route.ts'
import type { MailDeps } from '../mail/queue.ts'
import { limitMails } from '../rate-limit/limit-mails.ts'
import type { NetworkLimitDeps } from '../rate-limit/rate-limit.ts'
import { signUp } from './sign-up.ts'
import { confirmPage, donePage, unknownLinkPage } from './unsubscribe-pages.ts'
import { findSubscriberEmail, unsubscribe } from './unsubscribe.ts'

/** Dependencies of {@link newsletterRoutes}. */
export interface NewsletterDeps extends MailDeps, NetworkLimitDeps {
  getDatabase: () => Promise<Database>
}

/** Signing up. The response is the same for known and unknown addresses. */
export function newsletterRoutes(app: Hono, deps: NewsletterDeps): void {
  const { getDatabase } = deps
  route(app, apiRoutes.newsletterSignup, {
    POST: async (context) => {
      const subscriber = await readJson(context, newsletterRequest, messageForField)
      const database = await getDatabase()
      await limitMails(context, database, deps)
      await signUp(database, subscriber, deps)
      const response: NewsletterResponse = { success: true, message: 'Your plan is on its way.' }
      return context.json(response)
    },
  })
}

/**
 * Unsubscribing, authorized by the token in the URL alone. Mail clients send one-click requests from other origins (RFC
 * 8058), so these routes are registered before `sameOrigin`.
 */
export function unsubscribeRoutes(app: Hono, { getDatabase, now }: Pick<NewsletterDeps, 'getDatabase' | 'now'>): void {
  route(app, apiRoutes.newsletterUnsubscribe, {
    GET: async (context) => {
      const email = await findSubscriberEmail(await getDatabase(), getToken(context))
      return sendPage(context, email === undefined ? unknownLinkPage() : confirmPage(email))
    },
    POST: async (context) => {
      const database = await getDatabase()
      const email = await findSubscriberEmail(database, getToken(context))
      if (email === undefined) return sendPage(context, unknownLinkPage())
      await unsubscribe(database, email, now())
      return sendPage(context, donePage(email))
    },
  })
}

/** The error message for the first invalid field. */
function messageForField(field: string | null): string {
  switch (field) {
    case 'name':
      return `Please enter a name of at most ${NAME_MAX} characters, or none.`
    case 'source':
      return 'The source must be "popup".'
    case 'leadMagnet':
      return 'The leadMagnet must be "free_workout_pdf".'
    default:
      return 'Please enter one email address, such as you@example.org.'
  }
}

function getToken(context: Context): string {
  return context.req.query('t') ?? ''
}
