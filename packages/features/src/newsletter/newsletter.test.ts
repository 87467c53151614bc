import { describe, expect, it, vi } from 'vitest'
import type { HttpResponse, HttpClient } from '../shared/ports/request.ts'
import { subscribeCall } from './newsletter.ts'

const signup = { email: 'ada@example.org', name: 'Ada' }
const { signal } = new AbortController()

const json = (status: number, body: unknown): HttpResponse => ({
  ok: status < 400,
  status,
  statusText: '',
  text: JSON.stringify(body),
})
const send = (response: HttpResponse) => subscribeCall(async () => response)(signup, signal)

describe('the newsletter over HTTP', () => {
  it.each(['Ada', null])(
    'CALLS-13 CALLS-14 CALLS-15 CALLS-16 posts the address, the name %j and the source',
    async (name) => {
      const request = vi.fn<HttpClient>(async () => json(200, { success: true, message: 'Welcome' }))
      await subscribeCall(request)({ email: 'ada@example.org', name }, signal)
      expect(request).toHaveBeenCalledExactlyOnceWith({
        path: '/api/newsletter/signup',
        body: { email: 'ada@example.org', name, source: 'popup', leadMagnet: 'free_workout_pdf' },
        signal,
      })
    },
  )

  it('posts the host’s source and lead magnet', async () => {
    const request = vi.fn<HttpClient>(async () => json(200, { success: true }))
    await subscribeCall(request, { source: 'footer', leadMagnet: 'recipes' })(signup, signal)
    expect(request.mock.lastCall?.[0].body).toEqual({ ...signup, source: 'footer', leadMagnet: 'recipes' })
  })

  it.each([200, 201, 500])('CALLS-17 NEWS-24 succeeds on success true, whatever the status (%i)', async (status) => {
    expect(await send(json(status, { success: true, message: 'Welcome' }))).toEqual({ ok: true })
  })

  it.each([200, 400, 429, 500])('NEWS-24 NEWS-25 fails with the server’s message (%i)', async (status) => {
    expect(await send(json(status, { success: false, message: ' Slow down. ' }))).toEqual({
      ok: false,
      reason: 'refused',
      message: 'Slow down.',
    })
  })

  it.each([
    ['email', { email: 'ada', name: 'x'.repeat(1_000) }],
    ['name', { email: 'ada@example.org', name: 'x'.repeat(1_000) }],
    [undefined, { email: 'ada@example.org', name: null }],
  ])('NEWS-25 a refusal is about the field that the contract rejects: %s', async (field, given) => {
    const response = json(400, { success: false, message: 'No.' })
    expect(await subscribeCall(async () => response)(given, signal)).toMatchObject({ reason: 'refused', field })
  })

  it.each([
    ['no message', { success: false }],
    ['a blank message', { success: false, message: ' ' }],
    ['a message that is no string', { success: false, message: { text: 'no' } }],
    ['a message that is too long', { success: false, message: 'x'.repeat(201) }],
    ['no property', {}],
    ['success that is a string', { success: 'true' }],
  ])('NEWS-26 is refused without a message by a response with %s', async (_, body) => {
    expect(await send(json(200, body))).toEqual({ ok: false, reason: 'refused', message: undefined })
  })

  it.each([
    ['HTML', { ...json(502, ''), text: '<h1>Bad gateway</h1>' }],
    ['an empty body', { ...json(200, ''), text: '' }],
    ['incomplete JSON', { ...json(200, ''), text: '{"success":true' }],
    ['null', json(200, null)],
    ['true', json(200, true)],
  ])('NEWS-28 rejects %s', async (_, response) => {
    await expect(send(response)).rejects.toThrow()
  })
})
