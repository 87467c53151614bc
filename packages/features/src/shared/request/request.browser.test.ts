import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Clock } from '../clock/clock.ts'
import { fetchRequest } from './request.browser.ts'
import { REQUEST_TIMEOUT_MS } from './request.ts'

/** A clock that is moved by hand, and a fetch that hangs until it is told otherwise. */
function setUp() {
  const due: { ms: number; act: () => void }[] = []
  const clock: Clock = {
    now: () => 0,
    after: (ms, act) => {
      const entry = { ms, act }
      due.push(entry)
      return () => void due.splice(due.indexOf(entry), 1)
    },
  }
  const hang = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  )
  vi.stubGlobal('fetch', hang)
  return { due, request: fetchRequest(clock), fetch: hang }
}

afterEach(() => vi.unstubAllGlobals())

describe('a request over fetch', () => {
  it('is given up after 15 s', async () => {
    const { due, request } = setUp()
    const pending = request({ path: '/api/climb' })
    expect(due.map(({ ms }) => ms)).toEqual([15_000])
    expect(REQUEST_TIMEOUT_MS).toBe(15_000)
    due[0]?.act()
    await expect(pending).rejects.toThrow('Took too long')
  })

  it('is given up when the caller says so, before or meanwhile', async () => {
    const { due, request } = setUp()
    const attempt = new AbortController()
    const pending = request({ path: '/api/climb', signal: attempt.signal })
    attempt.abort(new Error('left'))
    await expect(pending).rejects.toThrow('left')
    expect(due).toEqual([])
  })

  it('CALLS-20 CALLS-22 reads the whole answer and leaves no timer behind', async () => {
    const { due, request, fetch } = setUp()
    fetch.mockResolvedValue(new Response('{"ok":1}', { status: 201, statusText: 'Created' }))
    expect(await request({ path: '/api/climb', body: { a: 1 } })).toEqual({
      ok: true,
      status: 201,
      statusText: 'Created',
      text: '{"ok":1}',
    })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/climb',
      expect.objectContaining({
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"a":1}',
      }),
    )
    expect(due).toEqual([])
  })
})
