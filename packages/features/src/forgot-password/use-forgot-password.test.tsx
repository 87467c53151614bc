import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { hideablePage, renderHook } from '../mocks/render.test.helper.tsx'
import { mockServer } from '../mocks/server.test.helper.ts'
import type { FindOutbox } from '../shared/recovery/outbox.ts'
import type { Failure } from '../shared/form/submission.ts'
import type { LinkSent, SendResetLink } from './forgot-password.ts'
import { useForgotPassword, type ForgotPasswordOptions } from './use-forgot-password.ts'

const granted: LinkSent = { ok: true, email: 'ada@example.org' }

function setUp(options: ForgotPasswordOptions = {}) {
  const clock = movableClock()
  const resolvers: ((result: LinkSent | Failure) => void)[] = []
  let changeElsewhere = () => {}
  const unsubscribe = vi.fn()
  const ports = {
    sendResetLink: vi.fn<SendResetLink>(() => new Promise((resolve) => resolvers.push(resolve))),
    findOutbox: vi.fn<FindOutbox>(async () => '/outbox'),
    passwordChannel: {
      subscribe: vi.fn((_: string | null, onChanged: () => void) => {
        changeElsewhere = onChanged
        return unsubscribe
      }),
    },
    clock,
    notify: vi.fn(),
  }
  const { sendResetLink, findOutbox, passwordChannel, ...provided } = ports
  const host = mockPorts(provided)
  const { Page, hideAndShow } = hideablePage()
  const hook = renderHook(() => useForgotPassword({ sendResetLink, findOutbox, passwordChannel, ...options }), {
    wrapper: Page,
    ports: host,
  })
  return {
    ...hook,
    ports,
    unsubscribe,
    changeElsewhere: () => act(() => changeElsewhere()),
    hideAndShow: () => hideAndShow(hook.rerender),
    submit: (email: string) => act(() => hook.result.current.submit({ email })),
    resend: () => act(() => hook.result.current.resend()),
    cancel: () => act(() => hook.result.current.cancel()),
    reset: () => act(() => hook.result.current.reset()),
    respond: (given: LinkSent | Failure) => act(async () => resolvers.shift()?.(given)),
    // Second by second, since each tick starts the next one.
    pass: (elapsedMs: number) => {
      for (let reached = 1000; reached < elapsedMs; reached += 1000) act(() => clock.moveTo(reached))
      act(() => clock.moveTo(elapsedMs))
    },
    resendState: () => {
      const { state } = hook.result.current
      return state.status === 'success' ? state.resend : state
    },
  }
}

describe('use forgot password', () => {
  it('FORGOT-01 FORGOT-02 rejects an invalid address with a field error, without a request', () => {
    const onError = vi.fn()
    const { result, submit, ports } = setUp({ onError })
    for (const text of ['', 'ada', 'ada@']) {
      submit(text)
      expect(result.current.fieldErrors).toEqual({ email: 'Please enter a valid email address' })
      expect(result.current.state).toMatchObject({ status: 'error', reason: 'invalid' })
      expect(onError).toHaveBeenLastCalledWith(result.current.state)
    }
    expect(onError).toHaveBeenCalledTimes(3)
    expect(ports.notify).not.toHaveBeenCalled()
    expect(ports.sendResetLink).not.toHaveBeenCalled()
  })

  it('FORGOT-03 FORGOT-04 FORGOT-06 FORGOT-09 sends one request, then shows the recipient', async () => {
    const { result, submit, respond, ports } = setUp()
    submit('ada')
    submit(' ada@example.org ')
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(result.current.fieldErrors).toEqual({})
    submit('eve@example.org')
    submit('eve')
    expect(result.current.state).toEqual({ status: 'pending' })
    expect(ports.sendResetLink).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.org' }, expect.any(AbortSignal))
    await respond(granted)
    expect(result.current.state).toMatchObject({ status: 'success', email: 'ada@example.org' })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'neutral',
      title: 'Email sent!',
      text: 'Check your inbox for password reset instructions.',
    })
  })

  it.each([
    ['FORGOT-11', { ok: false, reason: 'refused', message: '500: No' }, '500: No'],
    ['FORGOT-12', { ok: false, reason: 'refused' }, 'Failed to send reset email. Please try again.'],
    ['FORGOT-12', { ok: false, reason: 'unreachable' }, 'Failed to send reset email. Please try again.'],
  ] satisfies [string, Failure, string][])('FORGOT-10 %s stays at the form after %j', async (_, failure, text) => {
    const { result, submit, respond, ports } = setUp()
    submit('ada@example.org')
    await respond(failure)
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Error', text })
  })

  it('allows another request after a minute, and then counts down again', async () => {
    const { submit, respond, pass, resendState, resend, ports } = setUp()
    submit('ada@example.org')
    await respond(granted)
    expect(resendState()).toEqual({ status: 'waiting', seconds: 60 })
    pass(1000)
    expect(resendState()).toEqual({ status: 'waiting', seconds: 59 })
    pass(59_999)
    resend()
    expect(ports.sendResetLink).toHaveBeenCalledTimes(1)
    pass(60_000)
    expect(resendState()).toEqual({ status: 'ready' })
    resend()
    expect(resendState()).toEqual({ status: 'pending' })
    expect(ports.sendResetLink).toHaveBeenLastCalledWith({ email: 'ada@example.org' }, expect.any(AbortSignal))
    await respond(granted)
    expect(resendState()).toEqual({ status: 'waiting', seconds: 60 })
    expect(ports.notify).toHaveBeenCalledTimes(2)
  })

  it('allows an immediate retry after a failed repetition', async () => {
    const { submit, respond, pass, resendState, resend } = setUp()
    submit('ada@example.org')
    await respond(granted)
    pass(60_000)
    resend()
    await respond({ ok: false, reason: 'unreachable' })
    expect(resendState()).toMatchObject({ status: 'error' })
    resend()
    expect(resendState()).toEqual({ status: 'pending' })
  })

  it('waits as long as the server says after too many requests', async () => {
    const { submit, respond, pass, resendState, resend, ports } = setUp()
    submit('ada@example.org')
    await respond(granted)
    pass(60_000)
    resend()
    await respond({ ok: false, reason: 'refused', code: 'rate_limited', message: 'Too many.', retryAfter: 90 })
    expect(resendState()).toEqual({ status: 'waiting', seconds: 90 })
    expect(ports.notify).toHaveBeenLastCalledWith({ intent: 'danger', title: 'Error', text: 'Too many.' })
    pass(150_000)
    expect(resendState()).toMatchObject({ status: 'error', message: 'Too many.' })
  })

  it('continues the countdown after an early tick', async () => {
    const { submit, respond, resendState, ports, rerender } = setUp()
    const after = vi.spyOn(ports.clock, 'after')
    submit('ada@example.org')
    await respond(granted)
    const tick = after.mock.lastCall?.[1]
    const now = ports.clock.now()
    vi.spyOn(ports.clock, 'now').mockReturnValue(now + 0.5)
    const before = after.mock.calls.length
    act(() => tick?.())
    rerender()
    expect(resendState()).toEqual({ status: 'waiting', seconds: 60 })
    expect(after.mock.calls.length).toBeGreaterThan(before)
  })

  it('requests the outbox once, while the mail is sent', async () => {
    const { result, submit, respond, ports } = setUp()
    expect(ports.findOutbox).not.toHaveBeenCalled()
    submit('ada@example.org')
    await waitFor(() => expect(result.current.outbox).toBe('/outbox'))
    expect(result.current.state).toEqual({ status: 'pending' })
    await respond(granted)
    expect(result.current.outbox).toBe('/outbox')
    expect(ports.findOutbox).toHaveBeenCalledTimes(1)
  })

  it('handles a password change in another tab, and unsubscribes on unmount', async () => {
    const { result, submit, respond, changeElsewhere, unsubscribe, ports } = setUp()
    expect(ports.passwordChannel.subscribe).not.toHaveBeenCalled()
    submit('ada@example.org')
    await respond(granted)
    expect(ports.passwordChannel.subscribe).toHaveBeenLastCalledWith('ada@example.org', expect.any(Function))
    changeElsewhere()
    expect(result.current.state).toEqual({ status: 'changed' })
    expect(unsubscribe).toHaveBeenCalledTimes(ports.passwordChannel.subscribe.mock.calls.length)
  })

  it('cancels the request, and accepts another', async () => {
    const { result, submit, cancel, respond, ports } = setUp()
    submit('ada@example.org')
    cancel()
    expect(result.current.state).toEqual({ status: 'idle' })
    expect(ports.sendResetLink.mock.lastCall?.[1].aborted).toBe(true)
    await respond(granted)
    expect(ports.notify).not.toHaveBeenCalled()
    submit('ada@example.org')
    expect(result.current.state).toEqual({ status: 'pending' })
  })

  it('returns to the form on reset', async () => {
    const { result, submit, reset, respond, unsubscribe, ports } = setUp()
    for (const failing of ['ada', 'ada@example.org']) {
      submit(failing)
      await respond({ ok: false, reason: 'unreachable' })
      expect(result.current.state).toMatchObject({ status: 'error' })
      reset()
      expect(result.current.state).toEqual({ status: 'idle' })
    }
    submit('ada@example.org')
    await respond(granted)
    reset()
    expect(result.current.state).toEqual({ status: 'idle' })
    expect(unsubscribe).toHaveBeenCalledTimes(ports.passwordChannel.subscribe.mock.calls.length)
  })

  it('calls `onSuccess` and `onError` once per result', async () => {
    const [onSuccess, onError] = [vi.fn(), vi.fn()]
    const { submit, respond } = setUp({ onSuccess, onError })
    submit('ada@example.org')
    await respond({ ok: false, reason: 'refused', message: '500: No' })
    expect(onError).toHaveBeenCalledExactlyOnceWith({ status: 'error', reason: 'refused', message: '500: No' })
    submit('ada@example.org')
    await respond(granted)
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('ada@example.org')
    expect(onError).toHaveBeenCalledOnce()
  })

  it('shows texts from its options', () => {
    const { result, submit } = setUp({ messages: { invalid: 'Keine Adresse' } })
    submit('ada')
    expect(result.current.fieldErrors).toEqual({ email: 'Keine Adresse' })
  })

  it('requests no outbox with `findOutbox: null`', async () => {
    const { result, submit, respond } = setUp({ findOutbox: null })
    submit('ada@example.org')
    await respond(granted)
    expect(result.current.outbox).toBeNull()
  })

  it('CALLS-32 sends and announces nothing twice when its screen is hidden and shown', async () => {
    const { result, submit, respond, hideAndShow, ports, pass, resendState } = setUp()
    submit('ada@example.org')
    await hideAndShow()
    expect(ports.sendResetLink).toHaveBeenCalledOnce()
    expect(ports.sendResetLink.mock.lastCall?.[1].aborted).toBe(true)
    expect(result.current.state).toEqual({ status: 'idle' })
    await respond(granted)
    submit('ada@example.org')
    await respond(granted)
    const requests = ports.findOutbox.mock.calls.length
    await hideAndShow()
    expect(result.current.state).toMatchObject({ status: 'success' })
    expect(ports.sendResetLink).toHaveBeenCalledTimes(2)
    expect(ports.findOutbox).toHaveBeenCalledTimes(requests)
    expect(ports.notify).toHaveBeenCalledOnce()
    pass(60_000)
    expect(resendState()).toEqual({ status: 'ready' })
  })

  it('CALLS-05 posts with the provider’s HTTP client, which also requests the outbox', async () => {
    const { request } = mockServer({ body: {} })
    const { result } = renderHook(() => useForgotPassword(), { ports: { request } })
    await act(async () => result.current.submit({ email: 'ada@example.org' }))
    expect(request.mock.calls.map(([{ path }]) => path)).toEqual(['/api/auth/forgot-password', '/api/demo'])
    expect(result.current.state).toMatchObject({ status: 'success' })
  })
})
