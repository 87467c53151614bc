import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { StoredSession } from '../shared/session/session.ts'
import { useDashboard } from './use-dashboard.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const ada: StoredSession = { status: 'signed-in', user: { name: 'Ada Keller', email: 'ada@example.org' } }

function setUp(first: StoredSession) {
  let stored = first
  const watchers = new Set<() => void>()
  const ports = {
    session: {
      read: () => stored,
      open: vi.fn(),
      close: vi.fn(() => void (stored = { status: 'signed-out' })),
      watch: (onChange: () => void) => {
        watchers.add(onChange)
        return () => void watchers.delete(onChange)
      },
    },
    signOut: vi.fn(),
    clock: { now: () => noon },
    navigate: vi.fn(),
    log: { error: vi.fn() },
  }
  const elsewhere = (next: StoredSession) =>
    act(() => {
      stored = next
      for (const tell of watchers) tell()
    })
  return { ...renderHook(() => useDashboard(ports)), ports, watchers, elsewhere }
}

describe('use dashboard', () => {
  it('DASH-08 DASH-09 shows the stored user’s name and address', () => {
    const { result, ports } = setUp(ada)
    expect(result.current.state).toMatchObject({
      status: 'ready',
      user: { name: 'Ada Keller', email: 'ada@example.org' },
    })
    expect(ports.navigate).not.toHaveBeenCalled()
    expect(ports.log.error).not.toHaveBeenCalled()
  })

  it('DASH-10 DASH-11 DASH-12 DASH-13 has everyone on the free plan, active, for 30 days from now', () => {
    const { result } = setUp(ada)
    expect(result.current.state).toMatchObject({
      subscription: { plan: 'free', status: 'active', currentPeriodEnd: Date.UTC(2026, 11, 21, 12) },
    })
  })

  it('DASH-04 DASH-05 sends whoever is not signed in to sign-in, without a word in the log', () => {
    const { result, ports } = setUp({ status: 'signed-out' })
    expect(result.current.state).toEqual({ status: 'leaving' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
    expect(ports.log.error).not.toHaveBeenCalled()
    expect(ports.session.close).not.toHaveBeenCalled()
  })

  it('DASH-06 DASH-07 sends on, logs and removes a user that cannot be read', () => {
    const { result, ports } = setUp({ status: 'unreadable' })
    expect(result.current.state).toEqual({ status: 'leaving' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
    expect(ports.log.error).toHaveBeenCalledExactlyOnceWith(
      'The stored user cannot be read, so nobody is signed in here any more.',
    )
    expect(ports.session.close).toHaveBeenCalledTimes(1)
  })

  it('DASH-14 DASH-15 logs out here, tells the server without waiting, and goes home', () => {
    const { result, ports } = setUp(ada)
    act(() => result.current.logout())
    expect(ports.session.close).toHaveBeenCalledTimes(1)
    expect(ports.signOut).toHaveBeenCalledTimes(1)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/')
    expect(result.current.state).toEqual({ status: 'loading' })
  })

  it('leaves when another tab logged out, and shows nothing of the user any more', () => {
    const { result, ports, elsewhere } = setUp(ada)
    elsewhere({ status: 'signed-out' })
    expect(result.current.state).toEqual({ status: 'leaving' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
  })

  it('shows who signed in instead in another tab', () => {
    const { result, elsewhere } = setUp(ada)
    elsewhere({ status: 'signed-in', user: { name: 'Ben Okafor', email: null } })
    expect(result.current.state).toMatchObject({ status: 'ready', user: { name: 'Ben Okafor', email: null } })
  })

  it('stops listening when the screen is left', () => {
    const { watchers, unmount } = setUp(ada)
    expect(watchers.size).toBe(1)
    unmount()
    expect(watchers.size).toBe(0)
  })
})
