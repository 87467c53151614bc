import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { movableClock } from '../../mocks/movable-clock.ts'
import { browserStorage } from '../ports/storage.browser.ts'
import { createAuth } from './auth.browser.ts'
import type { AuthEvent } from './auth.ts'

const session = {
  access_token: 'access',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Date.UTC(2099, 0, 1) / 1000,
  refresh_token: 'refresh-token',
  user: { id: '7', email: 'ada@example.org' },
}
const token = { tokenHash: 'pkce_abc', type: 'recovery' } as const
const ofService = { 'X-Supabase-Api-Version': '2024-01-01' }
const responseWith = (status: number, body: unknown, headers: HeadersInit = ofService) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  sessionStorage.clear()
})

afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setUp() {
  const clock = movableClock()
  const make = () =>
    createAuth({ url: '/auth/v1', clock, tab: browserStorage(() => sessionStorage), prefix: 'summit-recovery-' })
  return { clock, make, auth: make() }
}

const shown = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('verifying a token', () => {
  it('CALLS-06 sends one request for repeated calls', async () => {
    fetched.mockResolvedValue(responseWith(200, session))
    const { auth } = setUp()
    expect(await Promise.all([auth.verify(token), auth.verify(token)])).toEqual([{ ok: true }, { ok: true }])
    expect(await auth.verify(token)).toEqual({ ok: true })
    expect(fetched).toHaveBeenCalledTimes(1)
    const [url, init] = fetched.mock.lastCall ?? []
    expect(url).toBe('/auth/v1/verify')
    expect(init?.method).toBe('POST')
    expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toMatchObject({
      token_hash: 'pkce_abc',
      type: 'recovery',
    })
  })

  it('waits until the page is visible', async () => {
    shown('hidden')
    fetched.mockResolvedValue(responseWith(200, session))
    const verification = setUp().auth.verify(token)
    await Promise.resolve()
    expect(fetched).not.toHaveBeenCalled()
    shown('visible')
    expect(await verification).toEqual({ ok: true })
  })

  it('waits while the page is prerendered by the browser', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
    fetched.mockResolvedValue(responseWith(200, session))
    const verification = setUp().auth.verify(token)
    await Promise.resolve()
    expect(fetched).not.toHaveBeenCalled()
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false })
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(await verification).toEqual({ ok: true })
    Reflect.deleteProperty(document, 'prerendering')
  })

  it.each([
    [
      'CONFIRM-13 the service’s message',
      responseWith(403, { code: 'otp_expired', message: 'Email link is invalid or has expired' }),
      { ok: false, reason: 'refused', message: 'Email link is invalid or has expired', code: 'otp_expired' },
    ],
    [
      'CONFIRM-13 a message with a bracket in it',
      responseWith(403, { code: 'otp_expired', message: 'Link [recovery] has expired' }),
      { ok: false, reason: 'refused', message: 'Link [recovery] has expired', code: 'otp_expired' },
    ],
    ['CONFIRM-14 a refusal without a message', responseWith(403, {}), { ok: false, reason: 'refused' }],
    ['CONFIRM-14 a refusal with an array', responseWith(403, []), { ok: false, reason: 'refused' }],
    ['CONFIRM-14 an ok status without a session', responseWith(200, {}), { ok: false, reason: 'refused' }],
    ['CONFIRM-14 HTML with status 404', responseWith(404, '<h1>Not found</h1>', {}), { ok: false, reason: 'refused' }],
    ['CONFIRM-14 HTML with status 200', responseWith(200, '<h1>Hello</h1>', {}), { ok: false, reason: 'unreachable' }],
    ['CONFIRM-14 status 503', responseWith(503, { message: 'Database down' }), { ok: false, reason: 'unreachable' }],
    [
      'CONFIRM-14 an overlong message',
      responseWith(403, { code: 'x', message: 'x'.repeat(201) }),
      { ok: false, reason: 'refused', code: 'x' },
    ],
    ['CONFIRM-15 an unexpected body', responseWith(200, null), { ok: false, reason: 'unexpected' }],
  ])('%s', async (_, given, verification) => {
    fetched.mockResolvedValue(given)
    expect(await setUp().auth.verify(token)).toEqual(verification)
  })

  it('CONFIRM-14 a network error', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { auth } = setUp()
    expect(await auth.verify(token)).toEqual({ ok: false, reason: 'unreachable' })
    fetched.mockResolvedValue(responseWith(200, session))
    expect(await auth.verify(token), 'once the network is back').toEqual({ ok: true })
  })

  it('CONFIRM-14 aborts a response that is incomplete after 15 s', async () => {
    const { auth, clock } = setUp()
    fetched.mockImplementation(async (_, init) => {
      const body = new ReadableStream({
        start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
      })
      return new Response(body, { headers: ofService })
    })
    const verification = auth.verify(token)
    await waitFor(() => expect(fetched).toHaveBeenCalled())
    clock.moveTo(14_999)
    const early = await Promise.race([verification, Promise.resolve('waiting')])
    expect(early).toBe('waiting')
    clock.moveTo(15_000)
    expect(await verification).toEqual({ ok: false, reason: 'unreachable' })
  })
})

describe('the session of this tab', () => {
  const stored = () => Object.entries(sessionStorage)

  it('STORE-09 is stored in the tab only, under a random key, and restored after a reload', async () => {
    fetched.mockResolvedValue(responseWith(200, session))
    const { auth, make } = setUp()
    expect(await auth.session()).toBeNull()
    await auth.verify(token)
    expect(await auth.session()).toEqual({ accessToken: 'access', email: 'ada@example.org' })
    expect(localStorage).toHaveLength(0)
    for (const [key] of stored()) expect(key).toMatch(/^summit-recovery-\w+$/)
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await make().session()).toEqual({ accessToken: 'access', email: 'ada@example.org' })
    quiet.mockRestore()
  })

  it('ignores forged and expired values', async () => {
    sessionStorage.setItem('summit-recovery-tab', 'summit-recovery-abc')
    const past = { ...session, expires_at: 1_000_000_000 }
    for (const text of ['x', '[]', JSON.stringify({ ...session, access_token: 7 }), JSON.stringify(past)]) {
      sessionStorage.setItem('summit-recovery-abc', text)
      fetched.mockImplementation(async () => responseWith(400, { code: 'refresh_token_not_found', message: 'No' }))
      const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
      expect(await setUp().auth.session()).toBeNull()
      quiet.mockRestore()
    }
  })

  it('is valid on a device whose clock is ahead, since the service decides about expiry', async () => {
    const over = { ...session, expires_at: 1_000_000_000 }
    fetched.mockImplementation(async () => responseWith(200, over))
    const { auth } = setUp()
    const listener = vi.fn()
    const unwatch = auth.watch(listener)
    expect(await auth.verify(token)).toEqual({ ok: true })
    expect(listener).toHaveBeenCalledOnce()
    expect(await auth.session()).toEqual({ accessToken: 'access', email: 'ada@example.org' })
    expect(fetched.mock.lastCall?.[0]).toBe('/auth/v1/token?grant_type=refresh_token')
    unwatch()
  })

  it('ignores other keys', async () => {
    sessionStorage.setItem('summit-recovery-tab', 'somebody-elses')
    await setUp().auth.session()
    expect(sessionStorage.getItem('summit-recovery-tab')).toMatch(/^summit-recovery-\w{12,}$/)
  })

  it('reads no session from a URL', async () => {
    history.replaceState(
      null,
      '',
      '/auth/update-password#access_token=evil&refresh_token=evil&expires_in=3600&type=recovery',
    )
    const { auth } = setUp()
    const events: AuthEvent[] = []
    const unwatch = auth.watch((event) => events.push(event))
    expect(await auth.session()).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
    expect(events).toEqual([])
    unwatch()
    history.replaceState(null, '', '/')
  })

  it('notifies subscribers when it begins, and none after unsubscribing', async () => {
    fetched.mockImplementation(async () => responseWith(200, session))
    const { auth } = setUp()
    const listener = vi.fn()
    const stopped = vi.fn()
    const unwatch = auth.watch(listener)
    auth.watch(stopped)()
    await auth.verify(token)
    expect(listener).toHaveBeenCalledExactlyOnceWith({
      type: 'recovered',
      session: { accessToken: 'access', email: 'ada@example.org' },
    })
    expect(stopped).not.toHaveBeenCalled()
    unwatch()
  })

  it('UPDATE-02 does not begin again when it is restored, and ends when the service refuses to refresh it', async () => {
    sessionStorage.setItem('summit-recovery-tab', 'summit-recovery-ghi')
    sessionStorage.setItem('summit-recovery-ghi', JSON.stringify(session))
    const restored = setUp().auth
    const events: AuthEvent[] = []
    const unwatch = restored.watch((event) => events.push(event))
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await restored.session()).not.toBeNull()
    expect(events).toEqual([])

    sessionStorage.setItem('summit-recovery-ghi', JSON.stringify({ ...session, expires_at: 1_000_000_000 }))
    fetched.mockImplementation(async () => responseWith(400, { code: 'refresh_token_not_found', message: 'No' }))
    expect(await restored.session()).toBeNull()
    expect(events).toEqual([{ type: 'ended' }])
    quiet.mockRestore()
    unwatch()
  })

  it('UPDATE-01 is null if the service does not respond within 10 s', async () => {
    sessionStorage.setItem('summit-recovery-tab', 'summit-recovery-def')
    sessionStorage.setItem('summit-recovery-def', JSON.stringify({ ...session, expires_at: 1_000_000_000 }))
    fetched.mockImplementation(() => new Promise(() => {}))
    const { auth, clock } = setUp()
    const found = vi.fn()
    const looking = auth.session().then(found)
    await waitFor(() => expect(fetched).toHaveBeenCalled())
    clock.moveTo(9999)
    await Promise.resolve()
    expect(found).not.toHaveBeenCalled()
    clock.moveTo(10_000)
    await looking
    expect(found).toHaveBeenCalledExactlyOnceWith(null)
  })

  it('is deleted without a request', async () => {
    fetched.mockResolvedValue(responseWith(200, session))
    const { auth } = setUp()
    await auth.verify(token)
    auth.end()
    auth.end()
    expect(stored()).toEqual([])
    expect(await auth.session()).toBeNull()
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
