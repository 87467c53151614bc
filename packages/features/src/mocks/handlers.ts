import { apiRoutes, type DemoResponse } from '@summit/contract'
import { http, HttpResponse } from 'msw'

export * from './recovery-handlers.ts'
export { loginHandlers } from './login-handlers.ts'
export { newsletterHandlers } from './newsletter-handlers.ts'
export { serverHandlers } from './server-handlers.ts'

/** MSW handler of a server without a demo account, as in production. */
export const noDemoHandler = http.get(apiRoutes.demo, () => HttpResponse.json({} satisfies DemoResponse))

/** MSW handler for logging out. */
export const logoutHandler = http.post(apiRoutes.logout, () => new HttpResponse(null, { status: 204 }))
