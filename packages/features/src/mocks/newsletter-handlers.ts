import { apiRoutes, newsletterRequest, type NewsletterResponse } from '@summit/contract'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { checkedPost } from './checked.ts'

/** The contract's, with the sources and lead magnets that hosts choose. */
const body = v.object({ ...newsletterRequest.entries, source: v.string(), leadMagnet: v.string() })

/** Responses to the newsletter's form, at an origin. */
export function newsletterOutcomes(origin: string) {
  const signup = (respond: () => Response | Promise<Response>) =>
    checkedPost(origin + apiRoutes.newsletterSignup, { body }, respond)
  const json = (response: NewsletterResponse, status = 200, headers = {}) =>
    signup(() => HttpResponse.json(response, { status, headers }))
  return {
    /** Accepts every request. */
    success: json({ success: true, message: 'Your plan is on its way' }),
    /** Rejects with a message. */
    refused: json(
      { success: false, message: 'Too many requests. Try again in 15 minutes.', code: 'rate_limited' },
      429,
      { 'Retry-After': '900' },
    ),
    /** Rejects without a message. */
    refusedWithoutMessage: json({ success: false }),
    /** Responds with HTML instead of JSON. */
    unreadable: signup(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    /** Network error. */
    unreachable: signup(() => HttpResponse.error()),
    /** Never responds. */
    pending: signup(() => new Promise<never>(() => {})),
  }
}

/** MSW handlers for the newsletter, one per outcome. */
export const newsletterHandlers = newsletterOutcomes('')
