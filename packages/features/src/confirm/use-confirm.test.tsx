import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { hideablePage, renderHook } from '../mocks/render.test.helper.tsx'
import type { Verification } from '../shared/recovery/auth.ts'
import { useConfirm, type ConfirmOptions } from './use-confirm.ts'

function setUp(options: ConfirmOptions = {}) {
  const resolvers: ((verification: Verification) => void)[] = []
  const auth = {
    verify: vi.fn(() => new Promise<Verification>((resolve) => resolvers.push(resolve))),
    session: vi.fn(async () => null),
  }
  const link = { take: vi.fn(() => '?token_hash=abc&type=recovery'), release: vi.fn() }
  const clock = movableClock()
  const ports = { clock, navigate: vi.fn(), notify: vi.fn() }
  const host = mockPorts(ports)
  const { Page, hideAndShow } = hideablePage()
  const hook = renderHook(() => useConfirm({ auth, link, ...options }), { wrapper: Page, ports: host })
  return {
    ...hook,
    ...ports,
    auth,
    link,
    hideAndShow: () => hideAndShow(hook.rerender),
    respond: (verification: Verification) => act(async () => resolvers.forEach((resolve) => resolve(verification))),
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
  }
}

const refused: Verification = { ok: false, reason: 'refused', message: 'Email link is invalid or has expired' }

it('CONFIRM-03 CONFIRM-06 CONFIRM-09 CONFIRM-10 verifies on load and redirects after 1 s', async () => {
  const { result, respond, pass, auth, navigate, notify } = setUp()
  expect(result.current.state).toEqual({ status: 'pending' })
  expect(auth.verify).toHaveBeenCalledExactlyOnceWith({ tokenHash: 'abc', type: 'recovery' })
  await respond({ ok: true })
  expect(result.current.state).toEqual({ status: 'success', next: '/auth/update-password?type=recovery' })
  expect(result.current).toMatchObject({ redirectTo: '/auth/update-password?type=recovery', redirectAfterMs: 1000 })
  pass(999)
  expect(navigate).not.toHaveBeenCalled()
  pass(1000)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth/update-password?type=recovery', { replace: true })
  expect(notify).not.toHaveBeenCalled()
})

it('CONFIRM-19 CONFIRM-20 redirects to the form for another link after 2 s, with the reason', async () => {
  const onSuccess = vi.fn()
  const { result, respond, pass, navigate, notify } = setUp({ onSuccess })
  await respond(refused)
  expect(onSuccess).not.toHaveBeenCalled()
  expect(result.current.state).toMatchObject({ status: 'error' })
  pass(1999)
  expect(navigate).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()
  pass(2000)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth/forgot-password', { replace: true })
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    intent: 'danger',
    title: 'Verification Failed',
    text: 'Email link is invalid or has expired',
  })
})

it('CALLS-06 verifies an unused link again, and does not redirect meanwhile', async () => {
  const { result, respond, pass, auth, link, navigate } = setUp()
  await respond({ ok: false, reason: 'unreachable' })
  expect(result.current.redirectTo).toBe('/auth/forgot-password')
  act(() => result.current.retry())
  expect(result.current.state).toEqual({ status: 'pending' })
  expect(link.take).toHaveBeenCalledTimes(2)
  pass(2000)
  expect(navigate).not.toHaveBeenCalled()
  await respond({ ok: true })
  expect(result.current.state).toMatchObject({ status: 'success' })
  act(() => result.current.retry())
  expect(auth.verify).toHaveBeenCalledTimes(2)
})

it('does not verify a refused link again', async () => {
  const { result, respond, auth } = setUp()
  await respond(refused)
  act(() => result.current.retry())
  expect(result.current.state).toMatchObject({ status: 'error' })
  expect(auth.verify).toHaveBeenCalledOnce()
})

it('CALLS-06 verifies a token once, in Strict Mode and when the page is hidden and shown', async () => {
  const [onSuccess, onError] = [vi.fn(), vi.fn()]
  const { result, respond, hideAndShow, pass, auth, link, navigate } = setUp({ onSuccess, onError })
  await hideAndShow()
  expect(result.current.state).toEqual({ status: 'pending' })
  await respond({ ok: true })
  await hideAndShow()
  expect(result.current.state).toMatchObject({ status: 'success' })
  expect(auth.verify).toHaveBeenCalledOnce()
  expect(link.take).toHaveBeenCalledOnce()
  expect(link.release).toHaveBeenCalledOnce()
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('/auth/update-password?type=recovery')
  expect(onError).not.toHaveBeenCalled()
  pass(60_000)
  expect(navigate).toHaveBeenCalledOnce()
})

it('keeps a failure when the page is hidden and shown, although the link was removed', async () => {
  const onError = vi.fn()
  const { result, respond, hideAndShow } = setUp({ onError })
  await respond(refused)
  await hideAndShow()
  const { message } = refused
  expect(result.current.state).toEqual({ status: 'error', reason: 'refused', message })
  expect(onError).toHaveBeenCalledExactlyOnceWith(result.current.state)
})

it('CONFIRM-15 reports an exception of the service', async () => {
  const auth = { verify: () => Promise.reject(new Error('broken')), session: async () => null }
  const { result } = setUp({ auth })
  await act(async () => {})
  expect(result.current.state).toEqual({
    status: 'error',
    reason: 'unexpected',
    message: 'An unexpected error occurred',
  })
})

it.each([{ ok: true } satisfies Verification, refused])(
  'does not redirect with `redirectTo: null`: %j',
  async (given) => {
    const { result, respond, pass, navigate, notify } = setUp({ redirectTo: null })
    await respond(given)
    expect(result.current.redirectTo).toBeNull()
    pass(60_000)
    expect(navigate).not.toHaveBeenCalled()
    expect(notify).not.toHaveBeenCalled()
  },
)

it('shows texts from its options', async () => {
  const { result, respond } = setUp({ messages: { refused: 'Abgelehnt' } })
  await respond({ ok: false, reason: 'refused' })
  expect(result.current.state).toMatchObject({ message: 'Abgelehnt' })
})
