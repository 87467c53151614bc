import { apiRoutes, type NewsletterResponse } from '@summit/contract'
import { http, HttpResponse } from 'msw'

const signup = (response: NewsletterResponse, status = 200) =>
  http.post(apiRoutes.newsletterSignup, () => HttpResponse.json(response, { status }))

/** MSW handlers for the newsletter, one per outcome. */
export const newsletterHandlers = {
  /** Accepts every request. */
  success: signup({ success: true, message: 'Your plan is on its way' }),
  /** Rejects with a message. */
  refused: signup({ success: false, message: 'Too many requests. Try again in 15 minutes.' }, 429),
  /** Rejects without a message. */
  refusedInSilence: signup({ success: false }),
  /** Responds with HTML instead of JSON. */
  unreadable: http.post(apiRoutes.newsletterSignup, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
  /** Network error. */
  unreachable: http.post(apiRoutes.newsletterSignup, () => HttpResponse.error()),
  /** Never responds. */
  pending: http.post(apiRoutes.newsletterSignup, () => new Promise<never>(() => {})),
}
