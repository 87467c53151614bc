import { apiRoutes, type LoginResponse } from '@summit/contract'
import { delay, http, HttpResponse } from 'msw'
import { ada } from './ada.ts'

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
