import { expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import { fetchRequest } from '../shared/request/request.browser.ts'
import type { HttpResponse, HttpClient } from '../shared/request/request.ts'
import { updatePasswordCall } from './update-password.call.ts'

const { signal } = new AbortController()
const values = { password: 'high and dry', accessToken: 'abc' }
const answer = (status: number, text: string): HttpResponse => ({ ok: status < 400, status, statusText: '', text })
const ask = (given: HttpResponse) => updatePasswordCall(async () => given)(values, signal)

it('CALLS-08 CALLS-09 CALLS-11 posts the password, and the token in the header alone', async () => {
  const request = vi.fn<HttpClient>(async () => answer(200, '{}'))
  await updatePasswordCall(request)(values, signal)
  expect(request).toHaveBeenCalledExactlyOnceWith({
    path: '/api/auth/update-password',
    body: { password: 'high and dry' },
    headers: { Authorization: 'Bearer abc' },
    signal,
  })
})

it('CALLS-08 CALLS-10 CALLS-11 T-16 travels as JSON, with cookies and the token', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  await updatePasswordCall(fetchRequest(movableClock()))(values, signal)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/auth/update-password',
    expect.objectContaining({
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer abc' },
      body: '{"password":"high and dry"}',
    }),
  )
  vi.unstubAllGlobals()
})

it.each([answer(200, '{}'), answer(204, ''), answer(200, '<h1>Yes</h1>')])(
  'CALLS-12 UPDATE-19 succeeds by its status: %j',
  async (given) => {
    expect(await ask(given)).toEqual({ ok: true })
  },
)

it.each([
  [answer(422, '{"message":" Too easy. "}'), 'Too easy.'],
  [answer(401, '{}'), undefined],
  [answer(502, '<h1>Bad gateway</h1>'), undefined],
  [answer(400, '{"message":{"a":1}}'), undefined],
])('CALLS-12 UPDATE-24 UPDATE-25 reads the message of %j', async (given, message) => {
  expect(await ask(given)).toEqual({ ok: false, reason: 'refused', message })
})

it('UPDATE-25 takes a request that fails for a network that is not there', async () => {
  const broken = updatePasswordCall(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await broken(values, signal)).toEqual({ ok: false, reason: 'unreachable' })
})
