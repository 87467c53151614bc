import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import type { Session } from '../shared/session/session.ts'
import type { Failure } from '../shared/submission/submission.ts'
import type { Returned } from './oauth-callback.ts'
import { useOAuthRedirect } from './use-oauth-redirect.ts'
import { useOAuthCallback } from './use-oauth-callback.ts'

const ada = { id: '7', name: 'Ada Keller' }

async function setUp(
  query: string,
  answer: Returned | Failure = { ok: true },
  stored: ReturnType<Session['read']> = { status: 'signed-out' },
) {
  const clock = movableClock()
  const ports = {
    redeemCode: vi.fn(async () => answer),
    address: { query: vi.fn(() => query), clear: vi.fn() },
    session: { open: vi.fn(), read: vi.fn<Session['read']>(() => stored) },
    clock,
    navigate: vi.fn(),
    notify: vi.fn(),
  }
  const hook = renderHook(() => useOAuthCallback(ports), { wrapper: StrictMode })
  const first = hook.result.current.state
  await act(async () => {})
  return { ...hook, first, ports, pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)) }
}

describe('useOAuthCallback', () => {
  it('CALLBACK-08 CALLBACK-11 loads, succeeds, stores who it is and takes the used code out of the address', async () => {
    const { first, result, ports } = await setUp('?code=abc&provider=apple', { ok: true, user: ada })
    expect(first).toEqual({ status: 'loading' })
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.redeemCode).toHaveBeenCalledWith({ code: 'abc', provider: 'apple' })
    expect(ports.session.open).toHaveBeenCalledExactlyOnceWith(ada)
    expect(ports.address.clear).toHaveBeenCalled()
  })

  it('says who is signed in, with the way to the dashboard, which is not where the visitor is taken', async () => {
    const stored = { name: 'Ada Keller', email: null }
    const { ports } = await setUp('?code=abc', { ok: true, user: ada }, { status: 'signed-in', user: stored })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'plain',
      title: 'Signed in as Ada Keller',
      link: { text: 'Go to your dashboard', href: '/dashboard' },
    })
  })

  it('CALLBACK-11 stores nobody where the server names nobody', async () => {
    const { result, ports } = await setUp('?code=abc')
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.session.open).not.toHaveBeenCalled()
  })

  it('CALLBACK-16 CALLBACK-17 goes home after 2 s, not before', async () => {
    const { ports, pass } = await setUp('?code=abc')
    pass(1999)
    expect(ports.navigate).not.toHaveBeenCalled()
    pass(2000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
  })

  it('CALLBACK-17 goes nowhere once the screen was left', async () => {
    const { ports, pass, unmount } = await setUp('?code=abc')
    unmount()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it.each([
    ['CALLBACK-09', '?error=access_denied&code=abc', 'Authentication failed: access_denied'],
    ['CALLBACK-10', '?provider=google', 'No authorization code received'],
    ['CALLBACK-10', '', 'No authorization code received'],
  ])('%s %j asks nobody and reads %s', async (_, query, message) => {
    const { result, ports, pass } = await setUp(query)
    expect(result.current.state).toEqual({ status: 'error', message })
    expect(ports.redeemCode).not.toHaveBeenCalled()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it.each([
    ['CALLBACK-12', { ok: false, reason: 'refused', message: 'Expired.' }, 'Expired.'],
    ['CALLBACK-13', { ok: false, reason: 'refused' }, 'Authentication failed'],
    ['CALLBACK-14', { ok: false, reason: 'unreachable' }, 'Network error during authentication'],
  ] satisfies [string, Failure, string][])('%s %j reads %s', async (_, failure, message) => {
    const { result, ports } = await setUp('?code=abc', failure)
    expect(result.current.state).toEqual({ status: 'error', message })
    expect(ports.session.open).not.toHaveBeenCalled()
  })

  it('takes a reload of somebody who is signed in for what it is', async () => {
    const signedIn = { status: 'signed-in', user: { name: 'Ada', email: null } } as const
    const ports = {
      redeemCode: vi.fn(),
      address: { query: () => '', clear: vi.fn() },
      session: { open: vi.fn(), read: () => signedIn },
      clock: movableClock(),
      navigate: vi.fn(),
      notify: vi.fn(),
    }
    const { result } = renderHook(() => useOAuthCallback(ports))
    await act(async () => {})
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.session.open).not.toHaveBeenCalled()
  })
})

describe('useOAuthRedirect', () => {
  it.each(['google', 'apple'] as const)(
    'CALLBACK-04 CALLBACK-05 passes on from %s, leaving no way back',
    (provider) => {
      const ports = { address: { query: () => '?code=abc', clear: vi.fn() }, navigate: vi.fn() }
      const { result } = renderHook(() => useOAuthRedirect(ports, provider))
      expect(result.current.state).toEqual({ status: 'loading' })
      expect(ports.navigate).toHaveBeenCalledExactlyOnceWith(`/auth/callback?code=abc&provider=${provider}`, {
        replace: true,
      })
    },
  )
})
