import { apiRoutes, type DemoResponse, type LoginResponse } from '@summit/contract'
import { delay, http, HttpResponse } from 'msw'
import { ada } from './ada.ts'

export * from './recovery-handlers.ts'
export { newsletterHandlers } from './newsletter-handlers.ts'

const login = (response: LoginResponse, status = 200) =>
  http.post(apiRoutes.login, () => HttpResponse.json(response, { status }))

/** MSW handlers for sign-in, one per outcome. */
export const loginHandlers = {
  /** Signs in Ada Keller with any credentials. */
  success: login({ success: true, message: 'Signed in', data: { user: ada } }),
  /** Rejects with a message. */
  refused: login({ success: false, message: 'Too many attempts. Try again in 42 seconds.' }, 429),
  /** Rejects without a message. */
  refusedInSilence: login({ success: false }, 401),
  /** Responds with HTML instead of JSON. */
  unreadable: http.post(apiRoutes.login, () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
  /** Network error. */
  unreachable: http.post(apiRoutes.login, () => HttpResponse.error()),
  /** Never responds. */
  pending: http.post(apiRoutes.login, async () => {
    await delay('infinite')
    return HttpResponse.error()
  }),
}

/** MSW handler of a server without a demo account, as in production. */
export const noDemoHandler = http.get(apiRoutes.demo, () => HttpResponse.json({} satisfies DemoResponse))

/** MSW handler for logging out. */
export const logoutHandler = http.post(apiRoutes.logout, () => new HttpResponse(null, { status: 204 }))
