import { describe, expect, it, vi } from 'vitest'
import { load, requestInit, send, type HttpResponse, type HttpClient } from './request.ts'

const responseWith = (status: number, text = '', statusText = ''): HttpResponse => ({
  ok: status < 400,
  status,
  statusText,
  text,
})
const respondingWith = (given: HttpResponse) => vi.fn<HttpClient>(async () => given)

describe('a data load', () => {
  it('CALLS-18 CALLS-19 is a GET to the key’s parts joined with slashes', async () => {
    const request = respondingWith(responseWith(200, '{}'))
    await load(request, ['/api/climbs', 7, 'heights'])
    expect(request).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: '/api/climbs/7/heights', signal: undefined })
  })

  it('CALLS-21 is read as JSON', async () => {
    expect(await load(respondingWith(responseWith(200, '{"height":1240}')), ['/api/climb'])).toEqual({ height: 1240 })
    await expect(load(respondingWith(responseWith(200, '<h1>Hello</h1>')), ['/api/climb'])).rejects.toThrow(SyntaxError)
  })

  it('CALLS-26 raises on a 401 by default', async () => {
    await expect(load(respondingWith(responseWith(401, 'Who are you?')), ['/api/climb'])).rejects.toThrow(
      '401: Who are you?',
    )
  })

  it('CALLS-27 resolves a 401, and no other error, with null if configured', async () => {
    expect(await load(respondingWith(responseWith(401)), ['/api/climb'], { on401: 'empty' })).toBeNull()
    await expect(load(respondingWith(responseWith(403, 'No')), ['/api/climb'], { on401: 'empty' })).rejects.toThrow(
      '403: No',
    )
  })
})

describe('the options for fetch', () => {
  it('CALLS-20 T-16 include cookies, with and without a body', () => {
    expect(requestInit({ method: 'GET', path: '/api/climb' }).credentials).toBe('include')
    expect(requestInit({ path: '/api/climb', body: {} }).credentials).toBe('include')
  })

  it('CALLS-10 CALLS-22 T-16 have JSON and its content type only with a body', () => {
    expect(requestInit({ path: '/api/climb', body: { height: 1240 } })).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"height":1240}',
    })
    const bare = requestInit({ path: '/api/climb' })
    expect(bare.headers).toEqual({})
    expect(bare).not.toHaveProperty('body')
  })

  it('CALLS-11 keep the caller’s headers', () => {
    const { headers } = requestInit({ path: '/', body: null, headers: { Authorization: 'Bearer t' } })
    expect(headers).toEqual({ 'Content-Type': 'application/json', Authorization: 'Bearer t' })
  })

  it('set `keepalive` only if requested', () => {
    expect(requestInit({ path: '/', keepalive: true }).keepalive).toBe(true)
    expect(requestInit({ path: '/' })).not.toHaveProperty('keepalive')
  })
})

describe('a response that is not ok', () => {
  it('CALLS-23 CALLS-24 throws an error with the message `{status}: {body}`', async () => {
    const refused = send(respondingWith(responseWith(422, 'Too steep', 'Unprocessable')), {
      path: '/api/climb',
      body: {},
    })
    await expect(refused).rejects.toThrow(
      expect.objectContaining({ name: 'RequestError', status: 422, message: '422: Too steep' }),
    )
  })

  it('CALLS-25 uses the status text if the body is empty', async () => {
    await expect(send(respondingWith(responseWith(503, '', 'Service Unavailable')), { path: '/' })).rejects.toThrow(
      /^503: Service Unavailable$/,
    )
  })

  it('returns a response that is ok', async () => {
    const given = responseWith(204)
    expect(await send(respondingWith(given), { path: '/' })).toBe(given)
  })
})
