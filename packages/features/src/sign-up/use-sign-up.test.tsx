import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { renderHook } from '../mocks/render.test.helper.tsx'
import type { Config } from '../shared/config/use-config.ts'
import { mockResponse } from '../mocks/server.test.helper.ts'
import type { Failure } from '../shared/form/submission.ts'
import type { HttpClient } from '../shared/ports/request.ts'
import type { SignUpPort } from './sign-up.ts'
import { useSignUp, type SignUpOptions } from './use-sign-up.ts'

const details = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'high and dry',
  confirmPassword: 'high and dry',
}
const mismatch = { status: 'error', reason: 'mismatch', message: 'Passwords do not match', field: 'confirmPassword' }

function setUp(options: SignUpOptions = {}, config: Partial<Config> = {}) {
  const clock = movableClock()
  const ports = {
    clock,
    session: { ...mockPorts().session, open: vi.fn() },
    navigate: vi.fn(),
    notify: vi.fn(),
    request: vi.fn<HttpClient>(),
  }
  const hook = renderHook(() => useSignUp(options), { config, ports })
  const submit = (change: Partial<typeof details> = {}) =>
    act(async () => hook.result.current.submit({ ...details, ...change }))
  return { ...hook, ports, submit, pass: (elapsedMs: number) => act(async () => clock.moveTo(elapsedMs)) }
}

describe('the demo', () => {
  it('SIGNUP-11 SIGNUP-12 SIGNUP-13 is pending for 1 s, once for repeated submissions, and sends nothing', async () => {
    const onSuccess = vi.fn()
    const { result, submit, ports, pass } = setUp({ onSuccess })
    expect(result.current).toMatchObject({ state: { status: 'idle' }, isDemo: true, redirectTo: null })
    await submit()
    await submit()
    await pass(999)
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(ports.notify).not.toHaveBeenCalled()
    await pass(1000)
    expect(result.current.state).toEqual({ status: 'success' })
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(undefined)
    await pass(60_000)
    for (const port of [ports.request, ports.navigate, ports.session.open]) expect(port).not.toHaveBeenCalled()
  })

  it('SIGNUP-14 shows a toast, and can be sent again', async () => {
    const { result, submit, ports, pass } = setUp()
    await submit()
    await pass(1000)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'neutral',
      title: 'Account created successfully!',
      text: 'Welcome to Summit.',
    })
    await submit()
    expect(result.current.state).toEqual({ status: 'pending' })
  })
})

describe('passwords that differ', () => {
  it('SIGNUP-09 SIGNUP-10 are an error of the second field, even by whitespace, and nothing is sent', async () => {
    const signUp = vi.fn<SignUpPort>(async () => ({ ok: true }))
    const onError = vi.fn()
    const { result, submit, ports } = setUp({ signUp, onError })
    await submit({ confirmPassword: 'high and dry ' })
    expect(signUp).not.toHaveBeenCalled()
    expect(result.current.state).toEqual(mismatch)
    expect(result.current.fieldErrors).toEqual({ confirmPassword: 'Passwords do not match' })
    expect(onError).toHaveBeenCalledExactlyOnceWith(mismatch)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'danger',
      title: 'Error',
      text: 'Passwords do not match',
    })
    await submit()
    expect(result.current.state).toEqual({ status: 'success' })
  })

  it('cannot differ in a form with one password field', async () => {
    const signUp = vi.fn<SignUpPort>(async () => ({ ok: true }))
    const { result } = setUp({ signUp })
    const once = { name: details.name, email: details.email, password: details.password }
    await act(async () => result.current.submit(once))
    expect(signUp).toHaveBeenCalledExactlyOnceWith(once, expect.any(AbortSignal))
  })

  it('are cleared by reset, and ignored during a request', async () => {
    const { result, submit, ports, pass } = setUp()
    await submit({ confirmPassword: 'higher' })
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
    await submit()
    ports.notify.mockClear()
    await submit({ confirmPassword: 'higher' })
    expect(ports.notify).not.toHaveBeenCalled()
    await pass(1000)
    expect(result.current.state).toEqual({ status: 'success' })
  })
})

describe('a password that is too short', () => {
  const message = 'Password must be at least 12 characters'
  const short = { status: 'error', reason: 'short', message, field: 'password' }
  const config = { createsAccounts: true, minPasswordLength: 12 }

  it('ACCOUNT-44 is an error of its field, and nothing is sent', async () => {
    const onError = vi.fn()
    const { result, submit, ports } = setUp({ onError }, config)
    await submit({ password: 'high and dr', confirmPassword: 'high' })
    expect(result.current).toMatchObject({ state: short, fieldErrors: { password: message } })
    expect(onError).toHaveBeenCalledExactlyOnceWith(short)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Error', text: message })
    expect(ports.request).not.toHaveBeenCalled()
    await submit({ password: 'high and dry', confirmPassword: 'high and dry' })
    await waitFor(() => expect(ports.request).toHaveBeenCalledOnce())
  })

  it('T-11 is none in the demo', async () => {
    const { result, submit } = setUp({}, { minPasswordLength: 12 })
    await submit({ password: 'h', confirmPassword: 'h' })
    expect(result.current.state).toEqual({ status: 'pending' })
  })
})

describe('the host’s `signUp`', () => {
  const ada = { name: 'Ada Keller', email: 'ada@example.org' }

  it('creates one account, stores the user in the response, and redirects by `redirectTo`', async () => {
    const signUp = vi.fn<SignUpPort>(async () => ({ ok: true, user: ada }))
    const onSuccess = vi.fn()
    const { result, submit, ports, pass } = setUp({ signUp, onSuccess, redirectTo: '/welcome', redirectAfterMs: 50 })
    expect(result.current).toMatchObject({ isDemo: false, redirectTo: '/welcome' })
    await submit()
    await submit()
    expect(signUp).toHaveBeenCalledExactlyOnceWith(details, expect.any(AbortSignal))
    expect(ports.session.open).toHaveBeenCalledExactlyOnceWith(ada)
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith(ada)
    await pass(49)
    expect(ports.navigate).not.toHaveBeenCalled()
    await pass(50)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/welcome')
  })

  it.each([
    [{ ok: false, reason: 'refused', message: 'That address is taken.', field: 'email' }, 'That address is taken.'],
    [{ ok: false, reason: 'refused' }, 'Your account could not be created.'],
    [{ ok: false, reason: 'unreachable' }, 'Network error. Please try again.'],
  ] satisfies [Failure, string][])('shows the error of %j', async (failure, text) => {
    const onError = vi.fn()
    const { result, submit, ports } = setUp({ signUp: async () => failure, onError })
    await submit()
    expect(result.current.state).toMatchObject({ status: 'error', reason: failure.reason, message: text })
    expect(result.current.fieldErrors).toEqual('field' in failure ? { email: text } : {})
    expect(onError).toHaveBeenCalledExactlyOnceWith(result.current.state)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Error', text })
    act(() => result.current.cancel())
    expect(result.current.state.status).toBe('error')
  })
})

describe('where the API creates accounts', () => {
  const realAccounts = (body: object, query = '') => {
    const address = { query: () => query, clear: () => {} }
    const hook = setUp({ termsVersion: '2025-01-15', address }, { createsAccounts: true })
    hook.ports.request.mockResolvedValue(mockResponse({ body }))
    return hook
  }

  it('ACCOUNT-01 ACCOUNT-08 waits for the mailed link, and can go back for another address', async () => {
    const { result, submit, ports } = realAccounts({ success: true, data: { verifyEmail: true } })
    expect(result.current.isDemo).toBe(false)
    await submit()
    await waitFor(() => expect(result.current.state).toEqual({ status: 'verify', email: 'ada@example.org' }))
    expect(ports.request.mock.lastCall?.[0].body).toMatchObject({ name: 'Ada', termsVersion: '2025-01-15' })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'neutral',
      title: 'Email sent!',
      text: 'Open its link to continue.',
    })
    for (const port of [ports.navigate, ports.session.open]) expect(port).not.toHaveBeenCalled()
    await submit()
    expect(ports.request).toHaveBeenCalledOnce()
    act(() => result.current.reset())
    expect(result.current.state).toEqual({ status: 'idle' })
  })

  it('T-21 leads to the page that the visitor wanted, at once or by the link', async () => {
    const user = { name: 'Ada', email: 'ada@example.org' }
    const { result, submit, ports } = realAccounts({ success: true, data: { user } }, '?next=/account')
    expect(result.current.redirectTo).toBe('/account')
    await submit()
    await waitFor(() => expect(result.current.state.status).toBe('success'))
    expect(ports.request.mock.lastCall?.[0].body).toMatchObject({ next: '/account' })
  })

  it('signs in a user whose address needs no link, and goes to the dashboard', async () => {
    const user = { name: 'Ada', email: 'ada@example.org' }
    const { result, submit, ports, pass } = realAccounts({ success: true, data: { user } })
    await submit()
    await waitFor(() => expect(result.current.state.status).toBe('success'))
    expect(ports.session.open).toHaveBeenCalledExactlyOnceWith(user)
    await pass(1000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })
})
