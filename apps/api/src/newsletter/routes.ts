import { apiRoutes, NAME_MAX, newsletterRequest, type NewsletterResponse } from '@summit/contract'
import type { Context, Hono } from 'hono'
import { counterKey, takeAttempt } from '../rate-limit/counters.ts'
import type { Limit } from '../auth/core/sign-in-limits.ts'
import type { Database } from '../database/database.ts'
import { CallError } from '../http/http-error.ts'
import { serveCall } from '../http/route.ts'
import { readJson } from '../http/body.ts'
import { sendPlainPage } from '../http/plain-page.ts'
import { retryAfter } from '../http/retry-after.ts'
import { type SignupParts, signUp } from './signup.ts'
import { findAddress, unsubscribe } from './unsubscribe.ts'
import { askPage, donePage, unknownPage } from './unsubscribe-pages.ts'

/** What the newsletter's calls need of the rest of the server. */
export interface NewsletterParts extends SignupParts {
  connected: () => Promise<Database>
  /** The network a request comes from. */
  originOf: (context: Context) => string
  /** The limit for all calls from one address that send mail. */
  addressLimit: Limit
}

/** Signing up: acknowledged once it is stored, whether or not the address was known before. */
export function serveNewsletter(app: Hono, parts: NewsletterParts): void {
  const { connected, originOf, addressLimit, now } = parts
  serveCall(app, apiRoutes.newsletterSignup, {
    POST: async (context) => {
      const call = await readJson(context, newsletterRequest, refusalOf)
      const database = await connected()
      const ruling = await takeAttempt(database, counterKey('mail', originOf(context)), addressLimit, now())
      if (ruling.status === 'blocked') throw tooManyRequests(ruling.until, now())
      await signUp(database, call, parts)
      const answer: NewsletterResponse = { success: true, message: 'Your plan is on its way.' }
      return context.json(answer)
    },
  })
}

/**
 * Unsubscribing. The token in the address is all that counts, so this comes before the rule that calls are for our own
 * pages: mail programs post from elsewhere (RFC 8058).
 */
export function serveUnsubscribe(app: Hono, { connected, now }: Pick<NewsletterParts, 'connected' | 'now'>): void {
  serveCall(app, apiRoutes.newsletterUnsubscribe, {
    GET: async (context) => {
      const email = await findAddress(await connected(), tokenOf(context))
      return sendPlainPage(context, email === undefined ? unknownPage() : askPage(email))
    },
    POST: async (context) => {
      const database = await connected()
      const email = await findAddress(database, tokenOf(context))
      if (email === undefined) return sendPlainPage(context, unknownPage())
      await unsubscribe(database, email, now())
      return sendPlainPage(context, donePage(email))
    },
  })
}

/** What to tell a caller about the field that is wrong. */
function refusalOf(field: string | null): string {
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

function tooManyRequests(until: Date, now: Date): CallError {
  const { seconds, headers } = retryAfter(until, now)
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return new CallError(429, `Too many requests. Please try again in ${wait}.`, headers)
}
