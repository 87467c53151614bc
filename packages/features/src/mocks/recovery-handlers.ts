import { http, HttpResponse } from 'msw'
import { callPaths, type DemoAnswer } from '../contract/index.ts'

const forgot = (answer: object, status = 200) =>
  http.post(callPaths.forgotPassword, () => HttpResponse.json(answer, { status }))

/** MSW handlers for a forgotten password, one for each way asking for a mail can go. */
export const forgotPasswordHandlers = {
  /** Says yes to everyone. */
  success: forgot({ success: true, message: 'If there is such an account, a mail is on its way.' }),
  /** Refuses in the server's own words. */
  refused: forgot({ success: false, message: 'Too many requests. Try again in 15 minutes.' }, 429),
  /** Fails without a word of its own. */
  broken: http.post(
    callPaths.forgotPassword,
    () => new HttpResponse('Out of ropes', { status: 500, statusText: 'Internal Server Error' }),
  ),
  /** The connection breaks. */
  unreachable: http.post(callPaths.forgotPassword, () => HttpResponse.error()),
}

/** MSW handler of a server that shows the mails it keeps, as when it is tried out. */
export const outboxHandler = http.get(callPaths.demo, () =>
  HttpResponse.json({ outbox: '/outbox' } satisfies DemoAnswer),
)
