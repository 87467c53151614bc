import { apiRoutes } from '@summit/contract'
import { getResponse } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import { serverHandlers } from './server-handlers.ts'

afterEach(() => void vi.useRealTimers())

const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer token' }
const email = 'ada@example.org'
const bodies: Record<string, object> = {
  [apiRoutes.login]: { email, password: 'x' },
  [apiRoutes.callback]: { code: 'x', provider: 'google' },
  [apiRoutes.forgotPassword]: { email },
  [apiRoutes.updatePassword]: { password: 'long enough' },
  [apiRoutes.contact]: { name: 'Ada', email, subject: 'My knee', message: 'It clicks.' },
  [apiRoutes.newsletterSignup]: { email, name: null, source: 'popup', leadMagnet: 'free_workout_pdf' },
}

const call = (answer: keyof typeof serverHandlers, path: string, method = 'POST') => {
  const init = method === 'POST' ? { method, headers, body: JSON.stringify(bodies[path]) } : {}
  return getResponse(serverHandlers[answer], new Request(new URL(path, location.origin), init))
}

it.each(Object.keys(bodies))('answers POST %s with success or a refusal, with and without a message', async (path) => {
  expect((await call('success', path))?.ok).toBe(true)
  const message = async (answer: 'refused' | 'refusedWithoutMessage') => (await call(answer, path))?.clone().text()
  expect(await message('refused')).toContain('"message"')
  expect(await message('refusedWithoutMessage')).not.toContain('"message"')
})

it('breaks every call, or its connection', async () => {
  expect((await call('broken', apiRoutes.demo, 'GET'))?.status).toBe(502)
  expect((await call('offline', apiRoutes.visitor, 'GET'))?.type).toBe('error')
  expect(await call('offline', '/assets/api/index.js', 'GET')).toBeUndefined()
})

it.each([
  ['slow', 3000],
  ['tooSlow', 20_000],
] as const)('is %s: answers after %d ms', async (answer, ms) => {
  vi.useFakeTimers()
  const answered = vi.fn<(status: number | undefined) => void>()
  void call(answer, apiRoutes.login).then((response) => answered(response?.status))
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(answered).toHaveBeenCalledWith(200)
})
