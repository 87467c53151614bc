import { act } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { hideablePage, renderHook } from '../mocks/render.test.helper.tsx'
import type { AuthEvent, RecoverySession } from '../shared/recovery/auth.ts'
import type { Failure, Success } from '../shared/form/submission.ts'
import type { NewPassword, UpdatePasswordPort } from './update-password.ts'
import { useUpdatePassword, type UpdatePasswordOptions } from './use-update-password.ts'

/** The client of the authentication service that the hook uses by default. */
const service = vi.hoisted(() => ({ auth: {} }))
vi.mock('../shared/recovery/use-auth.ts', () => ({ useAuth: () => service.auth }))
// Files share modules: here those before have the real client, afterwards these would have this one.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const session: RecoverySession = { accessToken: 'abc', email: 'ada@example.org' }
const good = { password: 'high and dry', confirmPassword: 'high and dry' }

interface Given extends UpdatePasswordOptions {
  query?: string
  found?: RecoverySession | null
}

async function setUp({ query = '?type=recovery', found = session, ...options }: Given = {}) {
  let shown = query
  const clock = movableClock()
  const resolvers: ((result: Success | Failure) => void)[] = []
  const listeners = new Set<(event: AuthEvent) => void>()
  let changeElsewhere = () => {}
  const ports = {
    auth: {
      session: vi.fn(async () => found),
      watch: (onEvent: (event: AuthEvent) => void) => {
        listeners.add(onEvent)
        return () => void listeners.delete(onEvent)
      },
      end: vi.fn(),
    },
    updatePassword: vi.fn<UpdatePasswordPort>(() => new Promise((resolve) => resolvers.push(resolve))),
    passwordChannel: {
      publish: vi.fn(),
      subscribe: vi.fn((_: string | null, onChanged: () => void) => {
        changeElsewhere = onChanged
        return () => {}
      }),
    },
    address: { query: () => shown, clear: vi.fn(() => void (shown = '')) },
    tabStorage: memoryStorage(),
    clock,
    navigate: vi.fn(),
    notify: vi.fn(),
  }
  const { auth, updatePassword, passwordChannel, ...provided } = ports
  service.auth = auth
  const host = mockPorts(provided)
  const { Page, hideAndShow } = hideablePage()
  const hook = renderHook(() => useUpdatePassword({ updatePassword, passwordChannel, ...options }), {
    wrapper: Page,
    ports: host,
  })
  const first = hook.result.current.state
  await act(async () => {})
  return {
    ...hook,
    first,
    ports,
    listeners,
    changeElsewhere: () => act(() => changeElsewhere()),
    receive: (event: AuthEvent) => act(() => listeners.forEach((listener) => listener(event))),
    hideAndShow: () => hideAndShow(hook.rerender),
    submit: (values: NewPassword = good) => act(async () => hook.result.current.submit(values)),
    respond: (given: Success | Failure) => act(async () => resolvers.shift()?.(given)),
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
  }
}

describe('the permission to set a password', () => {
  it('UPDATE-01 UPDATE-03 is loading, then permits a session at a URL with type recovery', async () => {
    const { first, result } = await setUp()
    expect(first).toEqual({ status: 'loading' })
    expect(result.current.state).toEqual({ status: 'idle' })
    expect(result.current.email).toBe('ada@example.org')
  })

  it.each(['', '?type=signup', '?type=Recovery', '?x=type=recovery'])(
    'UPDATE-04 permits no session at %j',
    async (query) => {
      expect((await setUp({ query })).result.current.state).toEqual({ status: 'invalid' })
    },
  )

  it('UPDATE-04 permits nothing without a session', async () => {
    expect((await setUp({ found: null })).result.current.state).toEqual({ status: 'invalid' })
  })

  it('UPDATE-02 permits a session after a recovery event of the service', async () => {
    const { result, receive } = await setUp({ query: '', found: null })
    receive({ type: 'recovered', session })
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  it('permits any session of the host’s own service, which needs no events', async () => {
    const own = { accessToken: 'from-the-address', email: null }
    const { result, submit, respond, ports } = await setUp({ query: '?token=x', auth: { session: async () => own } })
    expect(result.current.state).toEqual({ status: 'idle' })
    await submit()
    expect(ports.updatePassword.mock.lastCall?.[0].accessToken).toBe('from-the-address')
    await respond({ ok: true })
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.auth.end).not.toHaveBeenCalled()
    const without = await setUp({ auth: { session: async () => null } })
    expect(without.result.current.state).toEqual({ status: 'invalid' })
  })

  it('takes the token of the host’s own link out of the address, until the password is set', async () => {
    const { result, submit, respond, ports } = await setUp({ query: '?key=from-the-link', tokenParameter: 'key' })
    expect(result.current.state).toEqual({ status: 'idle' })
    expect(ports.address.clear).toHaveBeenCalled()
    await submit()
    await respond({ ok: false, reason: 'unreachable' })
    await submit()
    expect(ports.updatePassword.mock.lastCall?.[0].accessToken).toBe('from-the-link')
    await respond({ ok: true })
    expect(result.current.state).toEqual({ status: 'success' })
    expect([...ports.tabStorage.items.values()]).toEqual([])
  })

  it.each(['', '?error=INVALID_TOKEN', '?key='])(
    'permits nothing without a token of the host’s, at %j',
    async (query) => {
      const { result, ports } = await setUp({ query, tokenParameter: 'key' })
      expect(result.current.state).toEqual({ status: 'invalid' })
      expect([...ports.tabStorage.items.values()]).toEqual([])
    },
  )

  it('unsubscribes on unmount', async () => {
    const { listeners, unmount } = await setUp()
    expect(listeners.size).toBe(1)
    unmount()
    expect(listeners.size).toBe(0)
  })
})

describe('setting the password', () => {
  it('UPDATE-12 UPDATE-19 CALLS-07 CALLS-09 sends the password with the session’s token, once', async () => {
    const { result, submit, respond, ports } = await setUp()
    await submit()
    expect(result.current.state).toEqual({ status: 'pending' })
    await submit()
    expect(ports.updatePassword).toHaveBeenCalledExactlyOnceWith(
      { password: 'high and dry', accessToken: 'abc' },
      expect.any(AbortSignal),
    )
    await respond({ ok: true })
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.notify).not.toHaveBeenCalled()
  })

  it('deletes the tab’s session, notifies other tabs, and stays successful', async () => {
    const { result, submit, respond, receive, ports } = await setUp()
    await submit()
    expect(ports.auth.end).not.toHaveBeenCalled()
    await respond({ ok: true })
    expect(ports.auth.end).toHaveBeenCalledTimes(1)
    expect(ports.passwordChannel.publish).toHaveBeenCalledExactlyOnceWith('ada@example.org')
    receive({ type: 'ended' })
    expect(result.current.state).toEqual({ status: 'success' })
  })

  it('T30 ignores another attempt while it is pending, and after success', async () => {
    const { result, submit, respond, ports } = await setUp()
    await submit()
    await submit({ password: 'short' })
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(result.current.fieldErrors).toEqual({})
    await respond({ ok: true })
    await submit()
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.updatePassword).toHaveBeenCalledOnce()
    expect(ports.notify).not.toHaveBeenCalled()
  })

  it('UPDATE-21 UPDATE-22 redirects to sign-in after 3 s, not before', async () => {
    const { submit, respond, pass, ports } = await setUp()
    await submit()
    await respond({ ok: true })
    pass(2999)
    expect(ports.navigate).not.toHaveBeenCalled()
    pass(3000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
  })

  it.each([
    ['UPDATE-24', { ok: false, reason: 'refused', message: 'Too easy.' }, 'Too easy.'],
    ['UPDATE-25', { ok: false, reason: 'refused' }, 'Failed to update password. Please try again.'],
    ['UPDATE-25', { ok: false, reason: 'unreachable' }, 'Failed to update password. Please try again.'],
  ] satisfies [string, Failure, string][])('UPDATE-23 %s shows the error, and stays: %j', async (_, failure, text) => {
    const { result, submit, respond, pass, ports } = await setUp()
    await submit()
    await respond(failure)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Error', text })
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
    expect(ports.auth.end).not.toHaveBeenCalled()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it('UPDATE-26 sends nothing if the session was deleted meanwhile', async () => {
    const { submit, ports } = await setUp()
    ports.auth.session.mockResolvedValue(null)
    await submit()
    expect(ports.updatePassword).not.toHaveBeenCalled()
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'danger',
      title: 'Error',
      text: 'No active session found',
    })
  })

  it('UPDATE-17 UPDATE-18 sends nothing without a valid recovery', async () => {
    const { submit, receive, ports } = await setUp()
    receive({ type: 'ended' })
    await submit()
    expect(ports.updatePassword).not.toHaveBeenCalled()
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'danger',
      title: 'Invalid session',
      text: 'Please use the password reset link from your email.',
    })
  })

  it('UPDATE-13 UPDATE-15 sends no short or different passwords, with an error at each field', async () => {
    const onError = vi.fn()
    const { result, submit, ports } = await setUp({ onError })
    await submit({ password: 'high', confirmPassword: 'dry' })
    const [tooShort, mismatch] = ['Password must be at least 8 characters', 'Passwords do not match']
    expect(result.current.fieldErrors).toEqual({ password: tooShort, confirmPassword: mismatch })
    expect(result.current.state).toMatchObject({ status: 'error', reason: 'invalid', message: tooShort })
    expect(onError).toHaveBeenLastCalledWith(result.current.state)
    await submit({ ...good, confirmPassword: 'high and wet' })
    expect(result.current.fieldErrors).toEqual({ confirmPassword: mismatch })
    expect(onError).toHaveBeenLastCalledWith(result.current.state)
    expect(ports.notify).not.toHaveBeenCalled()
    expect(ports.updatePassword).not.toHaveBeenCalled()
    await submit()
    expect(result.current.fieldErrors).toEqual({})
    expect(ports.updatePassword).toHaveBeenCalledTimes(1)
  })

  it('compares nothing in a form with one password field', async () => {
    const { submit, ports } = await setUp()
    await submit({ password: 'high and dry' })
    expect(ports.updatePassword).toHaveBeenCalledTimes(1)
  })

  it('reports the field that the server rejected', async () => {
    const { result, submit, respond } = await setUp()
    await submit()
    await respond({ ok: false, reason: 'refused', message: 'Too easy.', field: 'password' })
    expect(result.current.fieldErrors).toEqual({ password: 'Too easy.' })
  })

  it('handles a password change in another tab', async () => {
    const { result, changeElsewhere, ports } = await setUp()
    expect(ports.passwordChannel.subscribe).toHaveBeenLastCalledWith('ada@example.org', expect.any(Function))
    changeElsewhere()
    expect(result.current.state).toEqual({ status: 'changed' })
  })

  it('calls `onSuccess` and `onError` once per result', async () => {
    const [onSuccess, onError] = [vi.fn(), vi.fn()]
    const { submit, respond } = await setUp({ onSuccess, onError })
    await submit()
    await respond({ ok: false, reason: 'refused', message: 'Too easy.' })
    expect(onError).toHaveBeenCalledExactlyOnceWith({ status: 'error', reason: 'refused', message: 'Too easy.' })
    await submit()
    await respond({ ok: true })
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith()
    expect(onError).toHaveBeenCalledOnce()
  })

  it('redirects by `redirectTo` and `redirectAfterMs`, or not at all', async () => {
    const there = await setUp({ redirectTo: '/home', redirectAfterMs: 50 })
    expect(there.result.current.redirectTo).toBe('/home')
    await there.submit()
    await there.respond({ ok: true })
    there.pass(50)
    expect(there.ports.navigate).toHaveBeenCalledExactlyOnceWith('/home', { replace: true })
    const here = await setUp({ redirectTo: null })
    await here.submit()
    await here.respond({ ok: true })
    here.pass(60_000)
    expect(here.ports.navigate).not.toHaveBeenCalled()
  })

  it('cancels the request, and accepts another', async () => {
    const { result, submit, respond, ports } = await setUp()
    await submit()
    act(() => result.current.cancel())
    expect(result.current.state).toEqual({ status: 'idle' })
    expect(ports.updatePassword.mock.lastCall?.[1].aborted).toBe(true)
    await respond({ ok: true })
    expect(ports.auth.end).not.toHaveBeenCalled()
    await submit()
    expect(result.current.state).toEqual({ status: 'pending' })
  })

  it('sends nothing if cancelled while the session is loading', async () => {
    const { result, ports } = await setUp()
    act(() => result.current.submit(good))
    await act(async () => result.current.cancel())
    expect(ports.updatePassword).not.toHaveBeenCalled()
  })

  it('discards a failure on reset, and is invalid after a reset that follows success', async () => {
    const { result, submit, respond, pass, ports } = await setUp()
    await submit({ password: 'high' })
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
    await submit()
    await respond({ ok: false, reason: 'unreachable' })
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
    await submit()
    await respond({ ok: true })
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'invalid' })
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it('CALLS-32 loads and sends nothing twice when its screen is hidden and shown', async () => {
    const { result, submit, respond, hideAndShow, pass, ports } = await setUp()
    const loaded = ports.auth.session.mock.calls.length
    await hideAndShow()
    expect(result.current.state).toEqual({ status: 'idle' })
    expect(ports.auth.session).toHaveBeenCalledTimes(loaded)
    await submit()
    await respond({ ok: true })
    await hideAndShow()
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.updatePassword).toHaveBeenCalledOnce()
    expect(ports.auth.end).toHaveBeenCalledOnce()
    expect(ports.passwordChannel.publish).toHaveBeenCalledOnce()
    pass(60_000)
    expect(ports.navigate).toHaveBeenCalledOnce()
  })
})
