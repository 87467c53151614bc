import { describe, expect, it, vi } from 'vitest'
import { mockResponse } from '../mocks/server.test.helper.ts'
import type { HttpResponse, HttpClient } from '../shared/ports/request.ts'
import { signInCall } from './sign-in.ts'

const credentials = { email: 'ada@example.org', password: 'high and dry' }
const ada = { id: '7', name: 'Ada Keller', email: 'ada@example.org' }
const { signal } = new AbortController()

const json = (status: number, body: unknown) => mockResponse({ status, body })
const send = (response: HttpResponse) => signInCall(async () => response)(credentials, signal)

describe('sign-in over HTTP', () => {
  it('CALLS-01 posts the address and the password, and nothing else', async () => {
    const request = vi.fn<HttpClient>(async () => json(200, { success: true, data: { user: ada } }))
    await signInCall(request)(credentials, signal)
    expect(request).toHaveBeenCalledExactlyOnceWith({
      path: '/api/auth/login',
      body: { email: 'ada@example.org', password: 'high and dry' },
      signal,
    })
  })

  it('posts the texts of further fields, which replace neither', async () => {
    const request = vi.fn<HttpClient>(async () => json(200, {}))
    await signInCall(request)({ ...credentials, extra: { captcha: 'a7', email: 'eve@example.org' } }, signal)
    expect(request.mock.lastCall?.[0].body).toEqual({ ...credentials, captcha: 'a7' })
  })

  it.each([
    [{ email: ' ', password: 'high and dry' }, 'email'],
    [{ email: 'ada@example.org', password: '' }, 'password'],
    [credentials, undefined],
  ])('names the field of %j that was refused', async (refused, field) => {
    const respond = json(401, { success: false, message: 'No' })
    const result = { ok: false, reason: 'refused', message: 'No', field }
    expect(await signInCall(async () => respond)(refused, signal)).toEqual(result)
  })

  it('CALLS-02 SIGNIN-09 signs in on an ok status with success true, as the user in the response', async () => {
    expect(await send(json(200, { success: true, message: 'Hello', data: { user: ada } }))).toEqual({
      ok: true,
      user: ada,
    })
  })

  it.each([
    ['an ok status without success', json(200, { success: false, data: { user: ada } })],
    ['success without an ok status', json(401, { success: true, data: { user: ada } })],
    ['an ok status and an empty object', json(200, {})],
    ['success that is a string', json(200, { success: 'true', data: { user: ada } })],
  ])('SIGNIN-09 is refused by %s', async (_, response) => {
    expect(await send(response)).toEqual({ ok: false, reason: 'refused', message: undefined })
  })

  it.each([
    ['Account locked', 'Account locked'],
    ['  Account locked \n', 'Account locked'],
    ['', undefined],
    ['   ', undefined],
    [{ text: 'no' }, undefined],
    ['x'.repeat(201), undefined],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('SIGNIN-16 SIGNIN-17 returns the server’s message %j as %j', async (message, shown) => {
    expect(await send(json(401, { success: false, message }))).toEqual({
      ok: false,
      reason: 'refused',
      message: shown,
    })
  })

  it.each([
    ['HTML', json(200, '<h1>Hello</h1>')],
    ['an empty body', json(200, '')],
    ['null', json(200, null)],
  ])('SIGNIN-18 rejects %s', async (_, response) => {
    await expect(send(response)).rejects.toThrow()
  })

  it.each([
    ['success without a user', json(200, { success: true })],
    ['success with a user that is no object', json(200, { success: true, data: { user: 'Ada' } })],
  ])('SIGNIN-18 cannot read %s', async (_, response) => {
    expect(await send(response)).toEqual({ ok: false, reason: 'unreachable' })
  })
})
