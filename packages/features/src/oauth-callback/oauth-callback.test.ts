import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { mockResponse } from '../mocks/server.test.helper.ts'
import { memoryStorage } from '../mocks/memory-storage.ts'
import type { HttpResponse, HttpClient } from '../shared/ports/request.ts'
import { callbackAddress, readReturn, redeemCodeCall, redeemOnce, type RedeemCode } from './oauth-callback.ts'

describe('the query of the callback', () => {
  it.each([
    ['?code=abc&provider=apple', { kind: 'code', call: { code: 'abc', provider: 'apple' } }],
    ['?code=abc&provider=google', { kind: 'code', call: { code: 'abc', provider: 'google' } }],
    ['?code=abc', { kind: 'code', call: { code: 'abc', provider: 'google' } }],
    ['?code=abc&provider=evil', { kind: 'code', call: { code: 'abc', provider: 'google' } }],
    ['?code=abc&error=', { kind: 'code', call: { code: 'abc', provider: 'google' } }],
    ['?error=access_denied', { kind: 'denied', error: 'access_denied' }],
    ['?error=access_denied&code=abc', { kind: 'denied', error: 'access_denied' }],
    ['?error=a%E2%80%AEb%00%0A<b>', { kind: 'denied', error: 'a b <b>' }],
    ['?error=server_error&error_code=identity_already_exists', { kind: 'taken' }],
    ['', { kind: 'no-code' }],
    ['?provider=apple', { kind: 'no-code' }],
    ['?code=', { kind: 'no-code' }],
  ])('CALLBACK-06 CALLBACK-07 CALLBACK-09 CALLBACK-10 %j is read as %j', (query, read) => {
    expect(readReturn(query)).toEqual(read)
  })

  it('CALLBACK-09 shows a short line, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (error) => {
        const read = readReturn(`?${new URLSearchParams({ error })}`)
        if (read.kind !== 'denied') return
        expect(Array.from(read.error).length).toBeLessThanOrEqual(200)
        expect(read.error).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      }),
    )
  })
})

describe('the address of the shared callback', () => {
  it.each([
    ['', 'google', '/auth/callback?provider=google'],
    ['?code=a%2Bb&state=x', 'google', '/auth/callback?code=a%2Bb&state=x&provider=google'],
    ['?code=abc', 'apple', '/auth/callback?code=abc&provider=apple'],
    ['?provider=google&code=abc&provider=x', 'apple', '/auth/callback?provider=apple&code=abc'],
  ] as const)('CALLBACK-04 CALLBACK-05 %j from %s goes to %s', (query, provider, path) => {
    expect(callbackAddress('/auth/callback', query, provider)).toBe(path)
  })

  it('CALLBACK-04 CALLBACK-05 keep all other parameters, and stay on the site', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const url = new URL(callbackAddress('/auth/callback', `?${query}`, 'apple'), 'https://summit.example')
        expect(url.origin + url.pathname).toBe('https://summit.example/auth/callback')
        const stored = new URLSearchParams(query)
        stored.set('provider', 'apple')
        expect([...url.searchParams]).toEqual([...stored])
      }),
    )
  })
})

describe('redeemCodeCall', () => {
  const call = { code: 'abc', provider: 'google' } as const
  const ada = { id: '7', name: 'Ada Keller' }
  const responseWith = (status: number, body: string) => mockResponse({ status, body })
  const send = (given: HttpResponse) => redeemCodeCall(async () => given)(call)

  it('CALLS-03 posts to the callback route', async () => {
    const request = vi.fn<HttpClient>(async () => responseWith(200, '{}'))
    await redeemCodeCall(request)(call)
    expect(request).toHaveBeenCalledExactlyOnceWith({ path: '/api/auth/callback', body: call })
  })

  it.each([
    [responseWith(200, '{"message":"Hello"}'), undefined],
    [responseWith(200, ''), undefined],
    [responseWith(200, '<h1>Hello</h1>'), undefined],
    [responseWith(200, JSON.stringify({ data: { user: ada } })), ada],
  ])('CALLBACK-11 CALLS-04 succeeds by its status, with the user in the response: %j', async (given, user) => {
    expect(await send(given)).toEqual({ ok: true, user })
  })

  it.each([
    [responseWith(400, '{"message":" Expired. "}'), 'Expired.'],
    [responseWith(400, '{"message":7}'), undefined],
    [responseWith(502, '<h1>Bad gateway</h1>'), undefined],
  ])('CALLBACK-12 CALLBACK-13 reads the message of %j', async (given, message) => {
    expect(await send(given)).toEqual({ ok: false, reason: 'refused', message })
  })
})

it('CALLS-03 posts the code and the provider, once for each code', async () => {
  const call = { code: 'abc', provider: 'google' } as const
  const redeemCode = vi.fn<RedeemCode>(async () => ({ ok: true }))
  const [tab, otherTab] = [memoryStorage(), memoryStorage()]
  await Promise.all([
    redeemOnce(tab, { call, redeemCode }),
    redeemOnce(tab, { call, redeemCode: (again) => redeemCode(again) }),
  ])
  expect(redeemCode).toHaveBeenCalledExactlyOnceWith(call)
  await redeemOnce(tab, { call: { ...call, provider: 'apple' }, redeemCode })
  await redeemOnce(otherTab, { call, redeemCode })
  expect(redeemCode).toHaveBeenCalledTimes(3)
})
