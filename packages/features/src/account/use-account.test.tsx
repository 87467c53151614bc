import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { hideablePage, prerender, renderHook } from '../mocks/render.test.helper.tsx'
import { mockResponse, mockServer } from '../mocks/server.test.helper.ts'
import { createSharedSession } from '../mocks/shared-session.test.helper.ts'
import type { SignOut } from '../shared/account/logout.ts'
import { accountMessages } from './account.ts'
import { useAccount, type AccountOptions } from './use-account.ts'

const ada = { name: 'Ada Keller', email: 'ada@example.org' }

async function setUp(
  isSignedIn: boolean,
  findCapabilities = async () => ['changePassword'],
  options: AccountOptions = {},
) {
  const { session, changeElsewhere } = createSharedSession()
  if (isSignedIn) session.open(ada)
  const { request } = mockServer({ status: 204 })
  const ports = mockPorts({ session, request, navigate: vi.fn() })
  const hook = renderHook(() => useAccount({ findCapabilities, ...options }), { config: {}, ports })
  await act(async () => {})
  const logout = () => act(async () => hook.result.current.logout())
  const checkSession = () => act(async () => hook.result.current.checkSession())
  return {
    session,
    ports,
    request,
    logout,
    checkSession,
    state: () => hook.result.current.state,
    changeElsewhere,
  }
}

it('shows the page to a user who is signed in', async () => {
  const { state, ports } = await setUp(true)
  expect(state()).toEqual({ status: 'ready', user: ada, capabilities: ['changePassword'] })
  expect(ports.navigate).not.toHaveBeenCalled()
})

it('ACCOUNT-22 waits for what the back end can do, and says that this cannot be loaded', async () => {
  expect((await setUp(true, () => new Promise(() => {}))).state()).toEqual({
    status: 'ready',
    user: ada,
    capabilities: null,
  })
  const failing = await setUp(true, () => Promise.reject(new Error('Failed to fetch')))
  expect(failing.state()).toMatchObject({ capabilities: 'unavailable' })
})

it('ACCOUNT-17 leads a visitor who is signed out to sign-in, and back', async () => {
  const { state, ports } = await setUp(false)
  expect(state()).toEqual({ status: 'signed-out' })
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Faccount', { replace: true })
})

it('ACCOUNT-17 does so when another tab signs out', async () => {
  const { session, state, ports, changeElsewhere } = await setUp(true)
  session.close()
  changeElsewhere()
  expect(state()).toEqual({ status: 'signed-out' })
  expect(ports.navigate).toHaveBeenCalledOnce()
})

it('ACCOUNT-42 logs out: removes the session, sends the request without waiting, and redirects home, once', async () => {
  const { session, state, ports, request, logout } = await setUp(true)
  request.mockReturnValue(new Promise(() => {}))
  await logout()
  await logout()
  expect(session.read()).toEqual({ status: 'signed-out' })
  expect(request).toHaveBeenCalledExactlyOnceWith({ path: '/api/auth/logout', keepalive: true })
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/')
  expect(state()).toEqual({ status: 'pending' })
})

it('ACCOUNT-42 says that the server’s session has not ended, and can try again', async () => {
  const signOut = vi.fn<SignOut>(() => Promise.reject(new TypeError('Failed to fetch')))
  const { state, logout } = await setUp(true, undefined, { signOut, redirectTo: null })
  await logout()
  expect(state()).toMatchObject({ status: 'error', message: accountMessages.unreachable })
  signOut.mockResolvedValue({ ok: true })
  await logout()
  expect(state()).toEqual({ status: 'signed-out' })
})

it('is the visit of another user who has signed in while the page was hidden', async () => {
  const { Page, hideAndShow } = hideablePage()
  const { session } = createSharedSession()
  session.open(ada)
  const { result, rerender } = renderHook(() => useAccount({ findCapabilities: async () => [] }), {
    wrapper: Page,
    ports: { session },
  })
  await hideAndShow(rerender)
  expect(result.current).toMatchObject({ visit: 0, state: { user: ada } })
  const ben = { name: 'Ben Okafor', email: 'ben@example.org' }
  session.open(ben)
  await hideAndShow(rerender)
  expect(result.current).toMatchObject({ visit: 1, state: { user: ben } })
})

it.each([
  ['has ended', '{}', true],
  ['goes on', '{"user":{"name":"Ada Keller","email":"ada@example.org"}}', false],
  ['is not known', '<h1>Hello</h1>', false],
])(
  'ACCOUNT-43 leads to sign-in, and back, only if the server says that its session has ended: it %s',
  async (_, text, hasEnded) => {
    const { session, state, ports, request, checkSession } = await setUp(true)
    request.mockResolvedValue(mockResponse({ body: text }))
    for (const times of [1, 2]) {
      await checkSession()
      await waitFor(() => expect(request).toHaveBeenCalledTimes(times))
      // Its response is read before another one is asked for.
      await act(async () => {})
    }
    expect(request).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/auth/visitor', method: 'GET' }))
    const status = hasEnded ? 'signed-out' : 'signed-in'
    await waitFor(() => expect(session.read().status).toBe(status))
    expect(state().status).toBe(hasEnded ? 'signed-out' : 'ready')
    expect(vi.mocked(ports.navigate).mock.calls[0]).toEqual(
      hasEnded ? ['/auth/login?next=%2Faccount', { replace: true }] : undefined,
    )
  },
)

it('shows the user of a server that knows it, also in its HTML, and stores it', async () => {
  function Status() {
    return useAccount({ initialUser: ada }).state.status
  }
  expect(prerender(<Status />, { ports: {} })).toBe('ready')
  const { session, ports } = await setUp(false, undefined, { initialUser: ada })
  expect(session.read()).toEqual({ status: 'signed-in', user: ada })
  expect(ports.navigate).not.toHaveBeenCalled()
  expect((await setUp(true, undefined, { initialUser: null })).state()).toEqual({ status: 'signed-out' })
})
