import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { hideablePage, prerender, renderHook, type RenderOptions } from '../mocks/render.test.helper.tsx'
import { mockServer } from '../mocks/server.test.helper.ts'
import { paths } from '../shared/config/paths.ts'
import { toUser, type StoredSession } from '../shared/ports/session.ts'
import { useDashboard, type DashboardOptions } from './use-dashboard.ts'

const ada: StoredSession = { status: 'signed-in', user: { name: 'Ada Keller', email: 'ada@example.org' } }
const fails = () => Promise.reject(new TypeError('Failed to fetch'))

function setUp(first: StoredSession, options: DashboardOptions = {}, provided: RenderOptions = {}) {
  let stored = first
  const watchers = new Set<() => void>()
  const ports = {
    session: {
      read: () => stored,
      open: vi.fn((user: object) => void (stored = { status: 'signed-in', user: toUser(user) })),
      close: vi.fn(() => void (stored = { status: 'signed-out' })),
      watch: (onChange: () => void) => {
        watchers.add(onChange)
        return () => void watchers.delete(onChange)
      },
    },
    request: mockServer().request,
    navigate: vi.fn(),
    log: { error: vi.fn() },
  }
  const elsewhere = (next: StoredSession) =>
    act(() => {
      stored = next
      for (const watcher of watchers) watcher()
    })
  const hook = renderHook(() => useDashboard(options), { ports, ...provided })
  const logout = () => act(async () => hook.result.current.logout())
  return { ...hook, ports, watchers, elsewhere, logout }
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

  describe('with a user that the server knows', () => {
    const initialUser = { name: ' Ada Keller ', email: 'ada@example.org', id: '7' }

    it('shows it in the server’s HTML', () => {
      function Name() {
        const { state } = useDashboard({ initialUser })
        return state.status === 'ready' ? state.user.name : state.status
      }
      expect(prerender(<Name />, { ports: {} })).toBe('Ada Keller')
    })

    it('stores it as the session of this device, once', async () => {
      const { Page, hideAndShow } = hideablePage()
      const options = { initialUser, redirectTo: null }
      const { result, rerender, ports, logout } = setUp({ status: 'signed-out' }, options, { wrapper: Page })
      expect(result.current.state).toMatchObject({ status: 'ready', user: { name: 'Ada Keller' } })
      expect(ports.session.open).toHaveBeenCalledExactlyOnceWith(initialUser)
      expect(ports.navigate).not.toHaveBeenCalled()
      await logout()
      await hideAndShow(rerender)
      expect(ports.session.open).toHaveBeenCalledOnce()
      expect(ports.navigate).toHaveBeenLastCalledWith('/auth/login', { replace: true })
    })
  })

  it('removes a stored session that the server no longer has, and leads to sign-in', () => {
    const { result, ports } = setUp(ada, { initialUser: null })
    expect(ports.session.close).toHaveBeenCalledOnce()
    expect(result.current.state).toEqual({ status: 'signed-out' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
  })

  it('DASH-04 DASH-05 redirects visitors who are not signed in to sign-in, without a log entry', () => {
    const { result, ports } = setUp({ status: 'signed-out' })
    expect(result.current.state).toEqual({ status: 'signed-out' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
    expect(ports.log.error).not.toHaveBeenCalled()
    expect(ports.session.close).not.toHaveBeenCalled()
  })

  it('DASH-06 DASH-07 redirects, logs and removes an unreadable user', () => {
    const { result, ports } = setUp({ status: 'unreadable' })
    expect(result.current.state).toEqual({ status: 'signed-out' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
    expect(ports.log.error).toHaveBeenCalledExactlyOnceWith(
      'The stored user cannot be read, so nobody is signed in here any more.',
    )
    expect(ports.session.close).toHaveBeenCalledTimes(1)
  })

  it('DASH-14 DASH-15 removes the session, sends the request without waiting, and redirects home', async () => {
    const onLogout = vi.fn()
    const { result, ports, logout } = setUp(ada, { onLogout })
    ports.request.mockReturnValue(new Promise(() => {}))
    await logout()
    await logout()
    expect(ports.session.close).toHaveBeenCalledOnce()
    expect(ports.request).toHaveBeenCalledExactlyOnceWith({ path: '/api/auth/logout', keepalive: true })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/')
    expect(onLogout).toHaveBeenCalledOnce()
    expect(result.current.state).toEqual({ status: 'pending' })
  })

  it('keeps its placeholders when the response arrives during the redirect', async () => {
    const { result, ports, logout } = setUp(ada)
    await logout()
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('redirects to the host’s routes', async () => {
    const acme = { config: { routes: { ...paths, home: '/start', login: '/login' } } }
    const guest = setUp({ status: 'signed-out' }, {}, acme)
    expect(guest.ports.navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true })
    const user = setUp(ada, {}, acme)
    await user.logout()
    expect(user.ports.navigate).toHaveBeenCalledExactlyOnceWith('/start')
    const elsewhere = setUp(ada, { redirectTo: '/bye' }, acme)
    await elsewhere.logout()
    expect(elsewhere.ports.navigate).toHaveBeenCalledExactlyOnceWith('/bye')
  })

  it('does not redirect with `redirectTo: null`', async () => {
    const { result, ports, logout } = setUp(ada, { redirectTo: null })
    await logout()
    expect(result.current.state).toEqual({ status: 'signed-out' })
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it.each<[string, DashboardOptions['signOut'], object]>([
    [
      'refused',
      async () => ({ ok: false, reason: 'refused', message: 'Try again later.' }),
      { status: 'error', reason: 'refused', message: 'Try again later.' },
    ],
    [
      'unreachable',
      fails,
      {
        status: 'error',
        reason: 'unreachable',
        message: 'You are logged out on this device. The server could not be reached.',
      },
    ],
  ])('shows an error if the server is %s, and can be tried again', async (_, failing, state) => {
    const onError = vi.fn()
    const signOut = vi.fn<NonNullable<typeof failing>>(failing)
    const { result, ports, logout } = setUp(ada, { signOut, onError, redirectTo: null })
    await logout()
    expect(ports.session.close).toHaveBeenCalledOnce()
    expect(result.current.state).toEqual(state)
    expect(onError).toHaveBeenCalledExactlyOnceWith(state)
    signOut.mockResolvedValue({ ok: true })
    await logout()
    expect(result.current.state).toEqual({ status: 'signed-out' })
  })

  it('shows a user who signed in during the request', async () => {
    const server: { respond?: () => void } = {}
    const signOut = () => new Promise<{ ok: true }>((resolve) => (server.respond = () => resolve({ ok: true })))
    const { result, elsewhere, logout } = setUp(ada, { signOut, redirectTo: null })
    await logout()
    elsewhere({ status: 'signed-in', user: { name: 'Ben Okafor', email: null } })
    await act(async () => server.respond?.())
    expect(result.current.state).toMatchObject({ status: 'ready', user: { name: 'Ben Okafor' } })
  })

  it('CALLS-32 sends nothing when its screen is mounted twice, hidden and shown', async () => {
    const { Page, hideAndShow } = hideablePage()
    const { result, rerender, ports, logout } = setUp(ada, { redirectTo: null }, { wrapper: Page })
    expect(ports.request).not.toHaveBeenCalled()
    await hideAndShow(rerender)
    expect(result.current.state.status).toBe('ready')
    await logout()
    expect(ports.request).toHaveBeenCalledOnce()
  })

  it('redirects when another tab logs out, and no longer shows the user', () => {
    const { result, ports, elsewhere } = setUp(ada)
    elsewhere({ status: 'signed-out' })
    expect(result.current.state).toEqual({ status: 'signed-out' })
    expect(ports.navigate).toHaveBeenLastCalledWith('/auth/login', { replace: true })
  })

  it('shows the user who signed in in another tab', () => {
    const { result, elsewhere } = setUp(ada)
    elsewhere({ status: 'signed-in', user: { name: 'Ben Okafor', email: null } })
    expect(result.current.state).toMatchObject({ status: 'ready', user: { name: 'Ben Okafor', email: null } })
  })

  it('unsubscribes on unmount', () => {
    const { watchers, unmount } = setUp(ada)
    expect(watchers.size).toBe(1)
    unmount()
    expect(watchers.size).toBe(0)
  })
})
