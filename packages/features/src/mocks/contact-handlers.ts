import { apiRoutes, contactRequest, type ContactResponse } from '@summit/contract'
import { HttpResponse } from 'msw'
import { checkedPost } from './checked.ts'

/** Responses to the contact form, at an origin. */
export function contactOutcomes(origin: string) {
  const contact = (respond: () => Response | Promise<Response>) =>
    checkedPost(origin + apiRoutes.contact, { body: contactRequest }, respond)
  const json = (response: ContactResponse, status = 200, headers = {}) =>
    contact(() => HttpResponse.json(response, { status, headers }))
  return {
    /** Accepts every enquiry. */
    success: json({ success: true, message: 'Your message has been sent.' }),
    /** Rejects with a message. */
    refused: json(
      { success: false, message: 'Too many requests. Try again in 15 minutes.', code: 'rate_limited' },
      429,
      { 'Retry-After': '900' },
    ),
    /** Rejects without a message. */
    refusedWithoutMessage: json({ success: false }, 400),
    /** Responds with HTML instead of JSON. */
    unreadable: contact(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    /** Network error. */
    unreachable: contact(() => HttpResponse.error()),
    /** Never responds. */
    pending: contact(() => new Promise<never>(() => {})),
  }
}

/** MSW handlers for the contact form, one per outcome. */
export const contactHandlers = contactOutcomes('')
