import { apiRoutes, type NewsletterResponse } from '@summit/contract'
import { http, HttpResponse } from 'msw'

const signup = (answer: NewsletterResponse, status = 200) =>
  http.post(apiRoutes.newsletterSignup, () => HttpResponse.json(answer, { status }))

/** MSW handlers for the newsletter, one for each way it can go. */
export const newsletterHandlers = {
  /** Takes everyone. */
  success: signup({ success: true, message: 'Your plan is on its way' }),
  /** Refuses in the server's own words. */
  refused: signup({ success: false, message: 'Too many requests. Try again in 15 minutes.' }, 429),
  /** Refuses without a word. */
  refusedInSilence: signup({ success: false }),
  /** Answers with a page instead of JSON. */
  unreadable: http.post(apiRoutes.newsletterSignup, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
  /** The connection breaks. */
  unreachable: http.post(apiRoutes.newsletterSignup, () => HttpResponse.error()),
  /** Never answers. */
  pending: http.post(apiRoutes.newsletterSignup, () => new Promise<never>(() => {})),
}
