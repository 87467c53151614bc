import { describe, expect, it, vi } from 'vitest'
import { mockResponse } from '../../mocks/server.test.helper.ts'
import type { HttpClient } from '../../shared/ports/request.ts'
import { findDemoCall, findVisitorCall } from './quick-sign-in.ts'

const credentials = { email: 'ada@example.org', password: 'high and dry' }
const ada = { id: '7', name: 'Ada Keller', email: 'ada@example.org' }
const { signal } = new AbortController()

const json = (status: number, body: unknown) => mockResponse({ status, body })

describe('the demo account over HTTP', () => {
  it('is the account in the response', async () => {
    const request = vi.fn<HttpClient>(async () => json(200, { account: credentials }))
    expect(await findDemoCall(request)(signal)).toEqual(credentials)
    expect(request).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: '/api/demo', signal })
  })

  it('is null if the response has no account', async () => {
    expect(await findDemoCall(async () => json(200, {}))(signal)).toBeNull()
  })

  it.each([
    ['the server does not have the call', json(404, { success: false, message: 'Not found' })],
    ['the password is missing', json(200, { account: { email: 'ada@example.org' } })],
    ['the response is HTML', json(200, '<h1>Hello</h1>')],
  ])('rejects if %s', async (_, response) => {
    await expect(findDemoCall(async () => response)(signal)).rejects.toThrow()
  })
})

describe('the server’s session over HTTP', () => {
  it('is the user in the response', async () => {
    const request = vi.fn<HttpClient>(async () => json(200, { user: ada }))
    expect(await findVisitorCall(request)(signal)).toEqual(ada)
    expect(request).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: '/api/auth/visitor', signal })
  })

  it('is null if the response has no user', async () => {
    expect(await findVisitorCall(async () => json(200, {}))(signal)).toBeNull()
  })

  it.each([json(401, { user: ada }), json(200, { user: 'Ada' }), json(200, '<h1>')])('rejects %j', async (response) => {
    await expect(findVisitorCall(async () => response)(signal)).rejects.toThrow()
  })
})
