import { apiRoutes, type DemoResponse, type LoginResponse } from '@summit/contract'
import { delay, http, HttpResponse } from 'msw'
import { ada } from './ada.ts'

export * from './recovery-handlers.ts'
export { newsletterHandlers } from './newsletter-handlers.ts'

const login = (answer: LoginResponse, status = 200) =>
  http.post(apiRoutes.login, () => HttpResponse.json(answer, { status }))

/** MSW handlers for sign-in, one for each way it can go. */
export const loginHandlers = {
  /** Signs in Ada Keller, whatever was handed in. */
  success: login({ success: true, message: 'Signed in', data: { user: ada } }),
  /** Refuses in the server's own words. */
  refused: login({ success: false, message: 'Too many attempts. Try again in 42 seconds.' }, 429),
  /** Refuses without a word. */
  refusedInSilence: login({ success: false }, 401),
  /** Answers with a page instead of JSON. */
  unreadable: http.post(apiRoutes.login, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
  /** The connection breaks. */
  unreachable: http.post(apiRoutes.login, () => HttpResponse.error()),
  /** Never answers. */
  pending: http.post(apiRoutes.login, async () => {
    await delay('infinite')
    return HttpResponse.error()
  }),
}

/** MSW handler of a server that has no account to try out, as in production. */
export const noDemoHandler = http.get(apiRoutes.demo, () => HttpResponse.json({} satisfies DemoResponse))

/** MSW handler for the end of a session. */
export const logoutHandler = http.post(apiRoutes.logout, () => new HttpResponse(null, { status: 204 }))
