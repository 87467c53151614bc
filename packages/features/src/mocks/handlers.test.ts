import { apiRoutes } from '@summit/contract'
import { setupServer } from 'msw/node'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHandlers, type HandlerOptions } from './handlers.ts'

const origin = 'https://api.acme.example'
const server = setupServer()

afterEach(() => {
  server.close()
  vi.restoreAllMocks()
})

/** The status and the message of the response to a POST. */
async function post(path: string, body: unknown, headers: Record<string, string> = {}, options: HandlerOptions = {}) {
  server.resetHandlers(...createHandlers({ origin, ...options }))
  server.listen({ onUnhandledRequest: 'error' })
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  }
  const response = await fetch(origin + path, init)
  const text = await response.text()
  return { status: response.status, message: text && (JSON.parse(text) as { message?: string }).message }
}

const bearer = { Authorization: 'Bearer token' }
const newsletter = { email: 'ada@example.org', name: null, source: 'footer', leadMagnet: 'free_recipes' }
const calls = [
  { name: 'login', path: apiRoutes.login, right: { email: 'ada@example.org', password: 'x' }, wrong: {} },
  { name: 'newsletter', path: apiRoutes.newsletterSignup, right: newsletter, wrong: { ...newsletter, email: 'ada' } },
  {
    name: 'contact',
    path: apiRoutes.contact,
    right: { name: 'Ada', email: 'ada@example.org', subject: 'My knee', message: 'It clicks.' },
    wrong: { name: '' },
  },
  { name: 'forgotPassword', path: apiRoutes.forgotPassword, right: { email: 'ada@example.org' }, wrong: { email: 1 } },
  { name: 'callback', path: apiRoutes.callback, right: { code: 'x', provider: 'apple' }, wrong: { provider: 'apple' } },
  {
    name: 'verify',
    path: `${apiRoutes.authService}/verify`,
    right: { token_hash: 'x', type: 'recovery' },
    wrong: { token_hash: '' },
  },
  { name: 'updatePassword', path: apiRoutes.updatePassword, right: { password: 'long enough' }, wrong: {} },
]

describe.each(calls)('the handler of $name', ({ path, right, wrong }) => {
  it('answers a request that follows the contract, at another origin', async () => {
    expect(await post(path, right, bearer)).toMatchObject({ status: 200 })
  })

  it('refuses a wrong request, and says what is wrong', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { status, message } = await post(path, wrong, bearer)
    expect(status).toBe(500)
    expect(message).toMatch(new RegExp(`^POST ${origin}${path} does not follow the contract: \\w+: Invalid`))
    expect(log.mock.calls[0]?.[0]).toMatchObject({ message })
  })
})

it('refuses a body that is not declared as JSON, and a missing access token', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { message: plain } = await post(apiRoutes.login, calls[0]?.right, { 'Content-Type': 'text/plain' })
  expect(plain).toContain('its Content-Type is not application/json')
  server.close()
  const { message: anonymous } = await post(apiRoutes.updatePassword, { password: 'long enough' })
  expect(anonymous).toContain('it has no Authorization: Bearer')
})

it('answers with the outcome that is chosen', async () => {
  const options = { login: 'refused', visitor: 'signedIn', demo: 'outbox' } as const
  expect(await post(apiRoutes.login, { email: 'a', password: 'b' }, {}, options)).toEqual({
    status: 429,
    message: 'Too many attempts. Try again in 42 seconds.',
  })
  expect(await (await fetch(origin + apiRoutes.visitor)).json()).toMatchObject({ user: { name: 'Ada Keller' } })
  expect(await (await fetch(origin + apiRoutes.demo)).json()).toEqual({ outbox: '/outbox' })
  expect((await fetch(origin + apiRoutes.logout, { method: 'POST' })).status).toBe(204)
})
