import { apiRoutes, NAME_MAX, newsletterRequest, type NewsletterResponse } from '@summit/contract'
import type { Context, Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { readJson } from '../http/body.ts'
import { HttpError } from '../http/http-error.ts'
import { sendPage } from '../http/page.ts'
import { retryAfter } from '../http/retry-after.ts'
import { route } from '../http/route.ts'
import { recordEvent } from '../http/security-log.ts'
import { consume, counterKey } from '../rate-limit/counters.ts'
import type { RateLimit } from '../rate-limit/rate-limit.ts'
import { signUp, type SignUpDeps } from './sign-up.ts'
import { confirmPage, donePage, unknownLinkPage } from './unsubscribe-pages.ts'
import { findSubscriberEmail, unsubscribe } from './unsubscribe.ts'

/** Dependencies of {@link newsletterRoutes}. */
export interface NewsletterDeps extends SignUpDeps {
  getDatabase: () => Promise<Database>
  /** The client network of a request. */
  networkOf: (context: Context) => string
  /** Limit per client network for all requests that send mail. */
  ipLimit: RateLimit
}

/** Signing up. The response is the same for known and unknown addresses. */
export function newsletterRoutes(app: Hono, deps: NewsletterDeps): void {
  const { getDatabase, networkOf, ipLimit, now } = deps
  route(app, apiRoutes.newsletterSignup, {
    POST: async (context) => {
      const subscriber = await readJson(context, newsletterRequest, messageForField)
      const database = await getDatabase()
      const limit = await consume(database, counterKey('mail', networkOf(context)), ipLimit, now())
      if (limit.status === 'blocked') {
        recordEvent(context, 'excess_rate_limit_exceeded')
        throw tooManyRequests(limit.until, now())
      }
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
      const email = await findSubscriberEmail(await getDatabase(), tokenOf(context))
      return sendPage(context, email === undefined ? unknownLinkPage() : confirmPage(email))
    },
    POST: async (context) => {
      const database = await getDatabase()
      const email = await findSubscriberEmail(database, tokenOf(context))
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

function tokenOf(context: Context): string {
  return context.req.query('t') ?? ''
}

function tooManyRequests(until: Date, now: Date): HttpError {
  const { seconds, headers } = retryAfter(until, now)
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new HttpError(429, `Too many requests. Please try again in ${wait}.`, headers)
}
