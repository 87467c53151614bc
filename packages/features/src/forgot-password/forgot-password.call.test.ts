import { describe, expect, it, vi } from 'vitest'
import type { HttpResponse, HttpClient } from '../shared/request/request.ts'
import { sendResetLinkCall } from './forgot-password.call.ts'

const { signal } = new AbortController()
const answer = (status: number, text: string, statusText = ''): HttpResponse => ({
  ok: status < 400,
  status,
  statusText,
  text,
})
const ask = (given: HttpResponse) => sendResetLinkCall(async () => given)({ email: 'ada@example.org' }, signal)

describe('asking for a reset link over HTTP', () => {
  it('CALLS-05 FORGOT-03 posts the address and nothing else', async () => {
    const request = vi.fn<HttpClient>(async () => answer(200, ''))
    await sendResetLinkCall(request)({ email: 'ada@example.org' }, signal)
    expect(request).toHaveBeenCalledExactlyOnceWith({
      path: '/api/auth/forgot-password',
      body: { email: 'ada@example.org' },
      signal,
    })
  })

  it.each([answer(200, ''), answer(204, ''), answer(200, '<h1>Yes</h1>'), answer(200, '{"success":false}')])(
    'FORGOT-04 succeeds by its status alone: %j',
    async (given) => {
      expect(await ask(given)).toEqual({ ok: true, email: 'ada@example.org' })
    },
  )

  it.each([
    [answer(429, '{"message":"Later."}'), 'Later.'],
    [answer(400, '{"success":false,"message":"  Later. "}'), 'Later.'],
    [answer(400, '{"message":7}'), '400: {"message":7}'],
    [answer(500, 'Out of ropes'), '500: Out of ropes'],
    [answer(503, '', 'Service Unavailable'), '503: Service Unavailable'],
    [answer(500, `<html>${'x'.repeat(300)}`), undefined],
  ])('FORGOT-11 is refused in the server’s words, or the error’s: %j', async (given, message) => {
    expect(await ask(given)).toEqual({ ok: false, reason: 'refused', message })
  })

  it('FORGOT-12 takes a request that fails for a network that is not there', async () => {
    const broken = sendResetLinkCall(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await broken({ email: 'ada@example.org' }, signal)).toEqual({ ok: false, reason: 'unreachable' })
  })
})
