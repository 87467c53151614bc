import { act } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { hideablePage, renderHook } from '../mocks/render.test.helper.tsx'
import { mockServer } from '../mocks/server.test.helper.ts'
import type { Config } from '../shared/config/use-config.ts'
import { paths } from '../shared/config/paths.ts'
import type { Session } from '../shared/ports/session.ts'
import type { Failure } from '../shared/form/submission.ts'
import type { RedeemCode, Returned } from './oauth-callback.ts'
import { useOAuthCallback, type OAuthCallbackOptions } from './use-oauth-callback.ts'
import { useOAuthRedirect } from './use-oauth-redirect.ts'

const ada = { id: '7', name: 'Ada Keller' }

function portsAt(query: string, stored: ReturnType<Session['read']> = { status: 'signed-out' }) {
  let present = query
  const session = { ...mockPorts().session, open: vi.fn(), read: vi.fn<Session['read']>(() => stored) }
  const address = { query: () => present, clear: vi.fn(() => void (present = '')) }
  const tabStorage = memoryStorage()
  return { clock: movableClock(), session, address, tabStorage, navigate: vi.fn(), notify: vi.fn() }
}

async function setUp(
  query: string,
  result: Returned | Failure = { ok: true },
  stored?: ReturnType<Session['read']>,
  options: OAuthCallbackOptions = {},
  config: Partial<Config> = {},
) {
  const redeemCode = vi.fn<RedeemCode>(async () => result)
  const ports = portsAt(query, stored)
  const hook = renderHook(() => useOAuthCallback({ redeemCode, ...options }), { wrapper: StrictMode, config, ports })
  const first = hook.result.current.state
  await act(async () => {})
  const pass = (elapsedMs: number) => act(() => ports.clock.moveTo(elapsedMs))
  return { ...hook, first, ports: { ...ports, redeemCode }, pass }
}

describe('useOAuthCallback', () => {
  it('CALLBACK-08 CALLBACK-11 is pending, succeeds, stores the user and removes the code from the URL', async () => {
    const { first, result, ports } = await setUp('?code=abc&provider=apple', { ok: true, user: ada })
    expect(first).toEqual({ status: 'pending' })
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.redeemCode).toHaveBeenCalledExactlyOnceWith({ code: 'abc', provider: 'apple' })
    expect(ports.session.open).toHaveBeenCalledExactlyOnceWith(ada)
    expect(ports.address.clear).toHaveBeenCalled()
  })

  it.each([
    [{ ok: true, user: ada }, true, 'apple'],
    [{ ok: true, user: ada }, false, null],
    [{ ok: true, linked: 'apple' }, true, null],
    [{ ok: false, reason: 'unreachable' }, true, null],
  ] satisfies [Returned | Failure, boolean, string | null][])(
    'ACCOUNT-38 after %j, with accounts: %j, the provider used last is %j',
    async (result, createsAccounts, provider) => {
      const storage = memoryStorage()
      await setUp('?code=abc&provider=apple', result, undefined, { storage }, { createsAccounts })
      expect(storage.read('summit-last-provider')).toBe(provider)
    },
  )

  it('shows a toast with the user and a link to the dashboard, while redirecting to home', async () => {
    const stored = { name: 'Ada Keller', email: null }
    const { ports } = await setUp('?code=abc', { ok: true, user: ada }, { status: 'signed-in', user: stored })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'neutral',
      title: 'Signed in as Ada Keller',
      link: { text: 'Go to your dashboard', href: '/dashboard' },
    })
  })

  it('shows no toast for a user without a name and an address', async () => {
    const stored = { name: null, email: null }
    const { ports } = await setUp('?code=abc', { ok: true, user: { id: '7' } }, { status: 'signed-in', user: stored })
    expect(ports.notify).not.toHaveBeenCalled()
  })

  it('CALLBACK-10 is an error without a code in the query, even if a user is signed in', async () => {
    const stored = { name: 'Ada Keller', email: null }
    const { result } = await setUp('?provider=google', undefined, { status: 'signed-in', user: stored })
    expect(result.current.state).toMatchObject({ status: 'error', reason: 'no-code' })
  })

  it('CALLBACK-11 stores nothing without a user in the response', async () => {
    const { result, ports } = await setUp('?code=abc')
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.session.open).not.toHaveBeenCalled()
  })

  it('CALLBACK-16 CALLBACK-17 redirects home after 2 s, not before', async () => {
    const { ports, pass } = await setUp('?code=abc')
    pass(1999)
    expect(ports.navigate).not.toHaveBeenCalled()
    pass(2000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
  })

  it.each([
    ['CALLBACK-09', '?error=access_denied&code=abc', 'denied', 'Authentication failed: access_denied'],
    ['CALLBACK-10', '?provider=google', 'no-code', 'No authorization code received'],
    ['CALLBACK-10', '', 'no-code', 'No authorization code received'],
  ])('%s %j sends no request and is %s: %s', async (_, query, reason, message) => {
    const { result, ports, pass } = await setUp(query)
    expect(result.current.state).toEqual({ status: 'error', reason, message })
    expect(ports.redeemCode).not.toHaveBeenCalled()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it.each([
    ['CALLBACK-12', { ok: false, reason: 'refused', message: 'Expired.' }, 'Expired.'],
    ['CALLBACK-13', { ok: false, reason: 'refused' }, 'Authentication failed'],
    ['CALLBACK-14', { ok: false, reason: 'unreachable' }, 'Network error during authentication'],
  ] satisfies [string, Failure, string][])('%s %j reads %s', async (_, failure, message) => {
    const onError = vi.fn()
    const { result, ports } = await setUp('?code=abc', failure, undefined, { onError })
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message })
    expect(onError).toHaveBeenCalledExactlyOnceWith(result.current.state)
    expect(ports.session.open).not.toHaveBeenCalled()
  })

  it('treats a rejected call as an unreachable server', async () => {
    const redeemCode = () => Promise.reject(new Error('broken'))
    const { result } = await setUp('?code=abc', undefined, undefined, { redeemCode })
    expect(result.current.state).toMatchObject({ status: 'error', reason: 'unreachable' })
  })

  it('succeeds after a reload if a user is signed in', async () => {
    const user = { name: 'Ada', email: null }
    const { result, ports } = await setUp('', { ok: true }, { status: 'signed-in', user })
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.session.open).not.toHaveBeenCalled()
  })

  it('ACCOUNT-35 after linking leads to the account, whose session it keeps, and says so in a toast', async () => {
    const { result, ports, pass } = await setUp('?code=abc', { ok: true, user: ada, linked: 'google' })
    expect(result.current.state).toEqual({ status: 'success', linked: 'google' })
    expect(ports.session.open).not.toHaveBeenCalled()
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'neutral', title: 'Google is linked' })
    pass(2000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/account', { replace: true })
  })

  it('ACCOUNT-37 says that an identity is taken, before there is a code, and sends no request', async () => {
    const { result, ports } = await setUp('?error=server_error&error_code=identity_already_exists')
    expect(result.current.state).toMatchObject({
      status: 'error',
      code: 'identity_taken',
      message: 'This sign-in is linked to an account already.',
    })
    expect(ports.redeemCode).not.toHaveBeenCalled()
  })

  it.each([
    [true, { status: 'signed-in', user: { name: 'Ada', email: null } }, true],
    [true, { status: 'signed-out' }, false],
    [false, { status: 'signed-in', user: { name: 'Ada', email: null } }, false],
  ] satisfies [boolean, ReturnType<Session['read']>, boolean][])(
    'with accounts: %j and %j, a failure knows that somebody is signed in: %j',
    async (createsAccounts, stored, isSignedIn) => {
      const { result } = await setUp('?error=access_denied', undefined, stored, {}, { createsAccounts })
      expect(result.current.state).toMatchObject({ status: 'error', reason: 'denied' })
      expect('isSignedIn' in result.current.state && result.current.state.isSignedIn).toBe(isSignedIn)
    },
  )

  it('redirects by `redirectTo` and `redirectAfterMs`, or not at all, and calls `onSuccess`', async () => {
    const onSuccess = vi.fn()
    const overrides = { onSuccess, redirectTo: '/start', redirectAfterMs: 50 }
    const elsewhere = await setUp('?code=abc', { ok: true, user: ada }, undefined, overrides)
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(ada)
    elsewhere.pass(50)
    expect(elsewhere.ports.navigate).toHaveBeenCalledExactlyOnceWith('/start', { replace: true })
    const staying = await setUp('?code=abc', { ok: true }, undefined, { redirectTo: null })
    staying.pass(60_000)
    expect(staying.ports.navigate).not.toHaveBeenCalled()
  })

  it('CALLS-03 sends a code once when its screen is mounted twice, hidden and shown, or remounted', async () => {
    const { request } = mockServer({ body: { data: { user: ada } } })
    const ports = portsAt('?code=abc')
    const { Page, hideAndShow } = hideablePage()
    const mount = () => renderHook(() => useOAuthCallback(), { wrapper: Page, ports: { ...ports, request } })
    const left = mount()
    left.unmount()
    const { result, rerender } = mount()
    await hideAndShow(rerender)
    await hideAndShow(rerender)
    expect(result.current.state).toEqual({ status: 'success' })
    expect(request).toHaveBeenCalledOnce()
    expect(ports.session.open).toHaveBeenCalledOnce()
  })
})

describe('useOAuthRedirect', () => {
  it.each([
    ['google', paths.callback],
    ['apple', '/sign-in/done'],
  ] as const)('CALLBACK-04 CALLBACK-05 redirects from %s to %s, replacing the history entry', (provider, callback) => {
    const ports = portsAt('?code=abc')
    const config = { routes: { ...paths, callback } }
    const { result } = renderHook(() => useOAuthRedirect({ provider }), { config, ports })
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith(`${callback}?code=abc&provider=${provider}`, {
      replace: true,
    })
  })
})
