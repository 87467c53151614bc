import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { hideablePage, renderHook } from '../mocks/render.test.helper.tsx'
import { mockServer } from '../mocks/server.test.helper.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import type { EmailVerified } from './verify-email.ts'
import { useVerifyEmail, type VerifyEmailOptions } from './use-verify-email.ts'

const user = { name: 'Ada', email: 'ada@example.org' }
const link = '?token_hash=abc&type=signup'

async function setUp(query: string, status: number, body: unknown, options: VerifyEmailOptions = {}) {
  const clock = movableClock()
  const { request } = mockServer({ status, body })
  let shown = query
  const address = { query: () => shown, clear: vi.fn(() => void (shown = '')) }
  const base = mockPorts()
  const session = { ...base.session, open: vi.fn() }
  const host = { ...base, clock, request, address, session, navigate: vi.fn() }
  const { Page, hideAndShow } = hideablePage()
  const render = () => renderHook(() => useVerifyEmail(options), { wrapper: Page, ports: host })
  const hook = await act(async () => render())
  return {
    ...hook,
    ...host,
    reload: () => act(async () => render()),
    hideAndShow: () => hideAndShow(hook.rerender),
    retry: () => act(async () => hook.result.current.retry()),
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
  }
}

it('ACCOUNT-04 verifies the address once, signs in, and goes to the dashboard after 1 s', async () => {
  const onSuccess = vi.fn()
  const { result, request, address, session, navigate, hideAndShow, pass } = await setUp(
    link,
    200,
    { data: { user } },
    { onSuccess },
  )
  await hideAndShow()
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/api/auth/verify-email', body: { token: 'abc' } }),
  )
  expect(address.clear).toHaveBeenCalled()
  expect(session.open).toHaveBeenCalledExactlyOnceWith(user)
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(user)
  expect(result.current).toMatchObject({ state: { status: 'success' }, redirectTo: '/dashboard' })
  pass(999)
  expect(navigate).not.toHaveBeenCalled()
  pass(1000)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard', { replace: true })
})

it('reads the token from the parameter that the host names', async () => {
  const { request } = await setUp('?key=abc&token_hash=other', 200, {}, { tokenParameter: 'key' })
  expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { token: 'abc' } }))
})

it('sends one request where its page is hidden and shown again meanwhile', async () => {
  let respond: (result: EmailVerified) => void = () => {}
  const verifyEmail = vi.fn(() => new Promise<EmailVerified>((resolve) => (respond = resolve)))
  const { result, hideAndShow } = await setUp(link, 200, {}, { verifyEmail })
  await hideAndShow()
  await act(async () => respond({ ok: true, user }))
  expect(verifyEmail).toHaveBeenCalledOnce()
  expect(result.current.state.status).toBe('success')
})

it.each([
  ['/pricing?from=sign-up', '/pricing?from=sign-up'],
  ['//evil.example', '/dashboard'],
  ['https://evil.example/dashboard', '/dashboard'],
])('ACCOUNT-04 leads to the page %s of the sign-up as %s', async (next, path) => {
  const { result } = await setUp(link, 200, { data: { user, next } })
  expect(result.current.redirectTo).toBe(path)
})

it('ACCOUNT-05 leaves a visitor of another browser signed out, and redirects nowhere', async () => {
  const { result, session, navigate, pass } = await setUp(link, 200, { message: 'Verified.' })
  expect(result.current).toMatchObject({ state: { status: 'verified' }, redirectTo: null })
  pass(60_000)
  for (const port of [session.open, navigate]) expect(port).not.toHaveBeenCalled()
})

it('says the same after a reload before the redirect', async () => {
  const { request, reload } = await setUp(link, 200, { data: { user, next: '/pricing' } })
  const { result } = await reload()
  expect(result.current).toMatchObject({ state: { status: 'success' }, redirectTo: '/pricing' })
  expect(request).toHaveBeenCalledTimes(2)
})

it('has the server’s message about a link that was refused, and does not send it again', async () => {
  const onError = vi.fn()
  const body = { message: 'This link is invalid.', code: 'invalid_link' }
  const { result, request, reload } = await setUp(link, 403, body, { onError })
  expect(result.current.state).toMatchObject({ status: 'error', reason: 'refused', ...body })
  expect(onError).toHaveBeenCalledExactlyOnceWith(result.current.state)
  await reload()
  expect(request).toHaveBeenCalledOnce()
})

it.each(['', '?type=signup', '?token_hash=%20'])('refuses the address %j, and sends nothing', async (query) => {
  const { result, request } = await setUp(query, 200, {})
  expect(result.current.state).toMatchObject({ status: 'error', reason: 'invalid' })
  expect(request).not.toHaveBeenCalled()
})

it('keeps the link for another attempt and for a reload, after a network error', async () => {
  const unreachable = vi.fn<HttpClient>(() => Promise.reject(new TypeError('Failed to fetch')))
  const { result, request, retry, reload } = await setUp(link, 200, { data: { user } }, { request: unreachable })
  expect(result.current.state).toMatchObject({ status: 'error', reason: 'unreachable' })
  await retry()
  expect(unreachable).toHaveBeenCalledTimes(2)
  await reload()
  expect(unreachable).toHaveBeenCalledTimes(3)
  expect(unreachable).toHaveBeenLastCalledWith(expect.objectContaining({ body: { token: 'abc' } }))
  expect(request).not.toHaveBeenCalled()
})

it('keeps the link for another attempt while a gateway or the server fails', async () => {
  const { result, request, retry } = await setUp(link, 502, '<h1>Bad Gateway</h1>')
  expect(result.current.state).toMatchObject({ status: 'error', reason: 'unreachable' })
  await retry()
  expect(request).toHaveBeenCalledTimes(2)
})

it('keeps the link for a reload after too many attempts', async () => {
  const body = { message: 'Too many attempts.', code: 'rate_limited' }
  const { result, request, reload } = await setUp(link, 429, body)
  expect(result.current.state).toMatchObject({ status: 'error', ...body })
  await reload()
  expect(request).toHaveBeenCalledTimes(2)
})

it('does not try again what was refused', async () => {
  const { request, retry } = await setUp(link, 403, {})
  await retry()
  expect(request).toHaveBeenCalledOnce()
})
