import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { hideablePage, renderHook, type RenderOptions } from '../mocks/render.test.helper.tsx'
import { mockServer } from '../mocks/server.test.helper.ts'
import { translate } from '../shared/config/messages.ts'
import { paths } from '../shared/config/paths.ts'
import type { Failure } from '../shared/form/submission.ts'
import { signInMessages, type SignedIn, type SignInPort } from './sign-in.ts'
import { useSignIn, type SignInOptions } from './use-sign-in.ts'

const credentials = { email: 'ada@example.org', password: 'high and dry' }
const signedIn: SignedIn = { ok: true, user: { name: 'Ada Keller', email: 'ada@example.org' } }

async function setUp(options: SignInOptions = {}, provided: RenderOptions = {}) {
  const resolvers: ((response: SignedIn | Failure) => void)[] = []
  const clock = movableClock()
  const ports = {
    signIn: vi.fn<SignInPort>(() => new Promise((resolve) => resolvers.push(resolve))),
    session: { ...mockPorts().session, open: vi.fn() },
    clock,
    navigate: vi.fn(),
    notify: vi.fn(),
  }
  const { signIn, ...hostPorts } = ports
  const hook = renderHook(() => useSignIn({ signIn, ...options }), { ports: hostPorts, ...provided })
  await act(async () => {})
  const respond = (given: SignedIn | Failure) => act(async () => resolvers.shift()?.(given))
  const pass = (elapsedMs: number) => act(() => clock.moveTo(elapsedMs))
  return { ...hook, ports, pass, respond, submit: () => act(() => hook.result.current.submit(credentials)) }
}

describe('use sign in', () => {
  it('SIGNIN-08 goes from idle to pending, and sends one request for repeated submissions', async () => {
    const { result, submit, ports } = await setUp()
    expect(result.current.state).toEqual({ status: 'idle' })
    submit()
    submit()
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(ports.signIn).toHaveBeenCalledExactlyOnceWith(credentials, expect.any(AbortSignal))
  })

  it('ACCOUNT-13 counts down the time to wait after too many attempts, and does not keep from trying', async () => {
    const { result, submit, respond, pass, ports } = await setUp()
    submit()
    await respond({ ok: false, reason: 'refused', code: 'rate_limited', retryAfter: 2 })
    expect(result.current.waitSeconds).toBe(2)
    pass(1000)
    expect(result.current.waitSeconds).toBe(1)
    pass(2000)
    expect(result.current).toMatchObject({ waitSeconds: 0, state: { status: 'error', code: 'rate_limited' } })
    submit()
    await respond({ ok: false, reason: 'refused', code: 'rate_limited', retryAfter: 2 })
    submit()
    expect(ports.signIn).toHaveBeenCalledTimes(3)
  })

  it('ACCOUNT-31 opens the second step where the server asks for it, pending until it is there', async () => {
    const { result, submit, respond, ports } = await setUp()
    submit()
    await respond({ ok: false, reason: 'refused', code: 'two_factor_required' })
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith(paths.twoFactor)
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(ports.notify).not.toHaveBeenCalled()
    expect(ports.session.open).not.toHaveBeenCalled()
  })

  it('ACCOUNT-31 leaves the second step to the host', async () => {
    const onTwoFactor = vi.fn()
    const host = await setUp({ onTwoFactor })
    host.submit()
    await host.respond({ ok: false, reason: 'refused', code: 'two_factor_required' })
    expect(onTwoFactor).toHaveBeenCalledOnce()
    expect(host.ports.navigate).not.toHaveBeenCalled()
  })

  it('ACCOUNT-13 counts down nothing after another failure', async () => {
    const { result, submit, respond } = await setUp()
    submit()
    await respond({ ok: false, reason: 'refused', code: 'unavailable', retryAfter: 5 })
    expect(result.current.waitSeconds).toBe(0)
  })

  it('SIGNIN-10 SIGNIN-11 SIGNIN-12 stores the user and shows a welcome toast', async () => {
    const { result, submit, respond, ports } = await setUp()
    submit()
    await respond(signedIn)
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.session.open).toHaveBeenCalledExactlyOnceWith(signedIn.user)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'neutral',
      title: 'Login successful!',
      text: 'Welcome back to Summit',
    })
  })

  it('SIGNIN-13 SIGNIN-14 redirects to the dashboard after 1 s, not before', async () => {
    const { submit, respond, ports, pass } = await setUp()
    submit()
    await respond(signedIn)
    pass(999)
    expect(ports.navigate).not.toHaveBeenCalled()
    pass(1000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })

  it('sends nothing after success', async () => {
    const { submit, respond, ports } = await setUp()
    submit()
    await respond(signedIn)
    submit()
    expect(ports.signIn).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'SIGNIN-15 SIGNIN-16 the server’s message',
      { ok: false, reason: 'refused', message: 'Account locked' },
      'Account locked',
    ],
    [
      'SIGNIN-15 SIGNIN-17 the default without a server message',
      { ok: false, reason: 'refused' },
      'Invalid email or password',
    ],
    ['SIGNIN-15 SIGNIN-18 a network error', { ok: false, reason: 'unreachable' }, 'Network error. Please try again.'],
  ] satisfies [string, Failure, string][])('shows %s, and stays', async (_, failure, text) => {
    const { result, submit, respond, ports, pass } = await setUp()
    submit()
    await respond(failure)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Login failed', text })
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
    expect(ports.session.open).not.toHaveBeenCalled()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
    submit()
    expect(result.current.state).toEqual({ status: 'pending' })
  })

  it('prefers the messages of its options to those of a translation', async () => {
    const messages = { failureTitle: 'No luck' }
    const translations = [translate(signInMessages, { failureTitle: 'Anmeldung gescheitert', refused: 'Falsch' })]
    const { submit, respond, ports } = await setUp({ messages }, { translations })
    submit()
    await respond({ ok: false, reason: 'refused' })
    expect(ports.notify).toHaveBeenCalledWith({ intent: 'danger', title: 'No luck', text: 'Falsch' })
  })

  it('calls `onSuccess` and `onError` once per result', async () => {
    const [onSuccess, onError] = [vi.fn(), vi.fn()]
    const { submit, respond } = await setUp({ onSuccess, onError })
    submit()
    await respond({ ok: false, reason: 'refused', message: 'Account locked' })
    expect(onError).toHaveBeenCalledExactlyOnceWith({ status: 'error', reason: 'refused', message: 'Account locked' })
    submit()
    await respond(signedIn)
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(signedIn.user)
    expect(onError).toHaveBeenCalledOnce()
  })

  it('reports the rejected field', async () => {
    const { result, submit, respond } = await setUp()
    submit()
    await respond({ ok: false, reason: 'refused', message: 'Too short', field: 'password' })
    expect(result.current.fieldErrors).toEqual({ password: 'Too short' })
    submit()
    expect(result.current.fieldErrors).toEqual({})
    await respond({ ok: false, reason: 'refused', message: 'Too late', field: 'time' })
    expect(result.current.fieldErrors).toEqual({})
  })

  it('redirects by `redirectTo` and `redirectAfterMs`', async () => {
    const { result, submit, respond, ports, pass } = await setUp({ redirectTo: '/home', redirectAfterMs: 50 })
    expect(result.current.redirectTo).toBe('/home')
    submit()
    await respond(signedIn)
    pass(49)
    expect(ports.navigate).not.toHaveBeenCalled()
    pass(50)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/home')
  })

  it('redirects to the dashboard of the provider’s routes', async () => {
    const { result } = await setUp({}, { config: { routes: { ...paths, dashboard: '/home' } } })
    expect(result.current.redirectTo).toBe('/home')
  })

  it.each([
    ['?next=/pricing', '/pricing'],
    ['?next=%2Fpricing%3Fplan%3Dpremium%23top', '/pricing?plan=premium'],
    ['?next=/nowhere', '/dashboard'],
    ['?next=/auth/callback', '/dashboard'],
    ['?next=//evil.example', '/dashboard'],
    ['?next=https://evil.example/pricing', '/dashboard'],
    ['?next=javascript:alert(1)', '/dashboard'],
    ['?next=', '/dashboard'],
  ])('T-21 redirects to the host’s page that the address names: %s', async (query, path) => {
    const { result } = await setUp({ address: { query: () => query, clear: vi.fn() } })
    expect(result.current.redirectTo).toBe(path)
  })

  it('does not redirect with `redirectTo: null`', async () => {
    const { submit, respond, ports, pass } = await setUp({ redirectTo: null })
    submit()
    await respond(signedIn)
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it('cancels the request, and accepts another', async () => {
    const { result, submit, respond, ports } = await setUp()
    submit()
    act(() => result.current.cancel())
    expect(result.current.state).toEqual({ status: 'idle' })
    expect(ports.signIn.mock.lastCall?.[1].aborted).toBe(true)
    await respond(signedIn)
    expect(ports.session.open).not.toHaveBeenCalled()
    submit()
    expect(result.current.state).toEqual({ status: 'pending' })
  })

  it('keeps a failure on cancel and discards it on reset', async () => {
    const { result, submit, respond } = await setUp()
    submit()
    await respond({ ok: false, reason: 'unreachable' })
    act(() => result.current.cancel())
    expect(result.current.state.status).toBe('error')
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  it('does not redirect after a reset', async () => {
    const { result, submit, respond, ports, pass } = await setUp()
    submit()
    await respond(signedIn)
    act(() => result.current.reset())
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it('CALLS-32 sends, stores and announces nothing twice when its screen is hidden and shown', async () => {
    const { Page, hideAndShow } = hideablePage()
    const { result, rerender, submit, respond, ports, pass } = await setUp({}, { wrapper: Page })
    submit()
    await hideAndShow(rerender)
    expect(ports.signIn).toHaveBeenCalledOnce()
    expect(ports.signIn.mock.lastCall?.[1].aborted).toBe(true)
    await respond(signedIn)
    expect(ports.session.open).not.toHaveBeenCalled()

    submit()
    await respond(signedIn)
    await hideAndShow(rerender)
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.signIn).toHaveBeenCalledTimes(2)
    expect(ports.session.open).toHaveBeenCalledOnce()
    expect(ports.notify).toHaveBeenCalledOnce()
    pass(60_000)
    expect(ports.navigate).toHaveBeenCalledOnce()
  })

  it('begins anew when its screen is shown again after the redirect', async () => {
    const { Page, hideAndShow } = hideablePage()
    const { result, rerender, submit, respond, ports, pass } = await setUp({}, { wrapper: Page })
    submit()
    await respond(signedIn)
    pass(1000)
    expect(result.current.state).toEqual({ status: 'success' })
    await hideAndShow(rerender)
    expect(result.current.state).toEqual({ status: 'idle' })
    pass(60_000)
    expect(ports.navigate).toHaveBeenCalledOnce()
    submit()
    expect(result.current.state).toEqual({ status: 'pending' })
  })

  it('ACCOUNT-31 begins anew when the browser goes back from the second step', async () => {
    const restored = vi.fn<(onChange: () => void) => () => void>(() => () => {})
    const { result, submit, respond } = await setUp({ storage: { ...memoryStorage(), watch: restored } })
    submit()
    await respond({ ok: false, reason: 'refused', code: 'two_factor_required' })
    act(() => restored.mock.calls.forEach(([onChange]) => onChange()))
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  it('CALLS-01 SIGNIN-04 posts with the provider’s HTTP client, without the value of the checkbox', async () => {
    const { request } = mockServer({ body: { success: true, data: { user: {} } } })
    const { result } = renderHook(() => useSignIn(), { ports: { request } })
    await act(async () => result.current.submit({ ...credentials, remember: true }))
    expect(request).toHaveBeenCalledOnce()
    expect(request.mock.lastCall?.[0]).toMatchObject({ path: '/api/auth/login' })
    expect(request.mock.lastCall?.[0].body).toEqual(credentials)
    expect(result.current.state).toEqual({ status: 'success' })
  })
})
