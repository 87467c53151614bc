import { describe, expect, it, vi } from 'vitest'
import { mockResponse } from '../../mocks/server.test.helper.ts'
import type { HttpClient } from '../ports/request.ts'
import { findOutboxCall } from './outbox.ts'

const { signal } = new AbortController()
const responseWith = (status: number, body: string) => mockResponse({ status, body })

describe('the outbox over HTTP', () => {
  it('is the URL in the response', async () => {
    const request = vi.fn<HttpClient>(async () => responseWith(200, '{"outbox":"/outbox"}'))
    expect(await findOutboxCall(request)(signal)).toBe('/outbox')
    expect(request).toHaveBeenCalledExactlyOnceWith({ method: 'GET', path: '/api/demo', signal })
  })

  it('is null where the server has none', async () => {
    expect(await findOutboxCall(async () => responseWith(200, '{}'))(signal)).toBeNull()
  })

  it.each(['{"outbox":"https://evil.example/"}', '{"outbox":7}', '', 'null'])('rejects %j', async (text) => {
    await expect(findOutboxCall(async () => responseWith(200, text))(signal)).rejects.toThrow()
  })
})
