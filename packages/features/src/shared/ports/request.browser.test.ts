import { afterEach, describe, expect, it, vi } from 'vitest'
import { movableClock } from '../../mocks/movable-clock.ts'
import { fetchRequest } from './request.browser.ts'

/** A fetch that hangs until it is told otherwise. */
function setUp() {
  const clock = movableClock()
  const hang = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  vi.stubGlobal('fetch', hang)
  return { clock, request: fetchRequest(clock), fetchMock: hang }
}

afterEach(() => vi.unstubAllGlobals())

describe('a request over fetch', () => {
  it('is aborted after 15 s', async () => {
    const { clock, request, fetchMock } = setUp()
    const pending = request({ path: '/api/climb' })
    clock.moveTo(14_999)
    expect(fetchMock.mock.lastCall?.[1].signal?.aborted).toBe(false)
    clock.moveTo(15_000)
    await expect(pending).rejects.toThrow('Took too long')
  })

  it('T33 is aborted after 15 s with an incomplete response', async () => {
    const { clock, request, fetchMock } = setUp()
    fetchMock.mockImplementation(async (_, { signal }) => {
      const start = (body: ReadableStreamDefaultController) =>
        signal?.addEventListener('abort', () => body.error(signal.reason))
      return new Response(new ReadableStream({ start }))
    })
    const pending = request({ path: '/api/climb' })
    await Promise.resolve()
    clock.moveTo(15_000)
    await expect(pending).rejects.toThrow('Took too long')
  })

  it('is aborted by the caller’s signal, before or during the request', async () => {
    const { request } = setUp()
    const attempt = new AbortController()
    const pending = request({ path: '/api/climb', signal: attempt.signal })
    attempt.abort(new Error('left'))
    await expect(pending).rejects.toThrow('left')
  })

  it('CALLS-20 CALLS-22 reads the whole response and clears the timeout', async () => {
    const { clock, request, fetchMock } = setUp()
    fetchMock.mockResolvedValue(
      new Response('{"ok":1}', { status: 201, statusText: 'Created', headers: { 'Retry-After': '7' } }),
    )
    const response = await request({ path: '/api/climb', body: { a: 1 } })
    expect(response).toMatchObject({ ok: true, status: 201, statusText: 'Created', text: '{"ok":1}' })
    expect(response.headers?.get('Retry-After')).toBe('7')
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
      '/api/climb',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"a":1}',
      }),
    )
    const signal = fetchMock.mock.lastCall?.[1].signal
    clock.moveTo(60_000)
    expect(signal?.aborted).toBe(false)
  })
})
