import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import type { FindOutbox } from '../shared/outbox/outbox.ts'
import type { Failure } from '../shared/submission/submission.ts'
import type { LinkSent, SendResetLink } from './forgot-password.ts'
import { useForgotPassword } from './use-forgot-password.ts'

const granted: LinkSent = { ok: true, email: 'ada@example.org' }

function setUp() {
  const clock = movableClock()
  const answers: ((answer: LinkSent | Failure) => void)[] = []
  let changeElsewhere = () => {}
  const unsubscribe = vi.fn()
  const ports = {
    sendResetLink: vi.fn<SendResetLink>(() => new Promise((resolve) => answers.push(resolve))),
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
  const hook = renderHook(() => useForgotPassword(ports), { wrapper: StrictMode })
  return {
    ...hook,
    ports,
    unsubscribe,
    changeElsewhere: () => act(() => changeElsewhere()),
    submit: (email: string) => act(() => hook.result.current.submit(email)),
    sendAgain: () => act(() => hook.result.current.sendAgain()),
    answer: (given: LinkSent | Failure) => act(async () => answers.shift()?.(given)),
    // Second by second, since each tick starts the next one.
    pass: (elapsedMs: number) => {
      for (let reached = 1000; reached < elapsedMs; reached += 1000) act(() => clock.moveTo(reached))
      act(() => clock.moveTo(elapsedMs))
    },
    again: () => {
      const { state } = hook.result.current
      return state.status === 'sent' ? state.again : state
    },
  }
}

describe('use forgot password', () => {
  it('FORGOT-01 FORGOT-02 refuses what is no address, before anything is asked, and moves to the field', () => {
    const { result, submit, ports } = setUp()
    const form = document.createElement('form')
    form.append(Object.assign(document.createElement('input'), { name: 'email' }))
    document.body.append(form)
    result.current.form.current = form
    for (const text of ['', 'ada', 'ada@']) {
      submit(text)
      expect(result.current.state).toEqual({ status: 'invalid' })
      expect(document.activeElement).toBe(form.elements[0])
    }
    expect(ports.sendResetLink).not.toHaveBeenCalled()
    form.remove()
  })

  it('FORGOT-03 FORGOT-04 FORGOT-06 FORGOT-09 asks once, and then shows where the mail went', async () => {
    const { result, submit, answer, ports } = setUp()
    submit('ada')
    submit(' ada@example.org ')
    expect(result.current.state).toEqual({ status: 'sending' })
    submit('eve@example.org')
    expect(ports.sendResetLink).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.org' }, expect.any(AbortSignal))
    await answer(granted)
    expect(result.current.state).toMatchObject({ status: 'sent', email: 'ada@example.org' })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'plain',
      title: 'Email sent!',
      text: 'Check your inbox for password reset instructions.',
    })
  })

  it.each([
    ['FORGOT-11', { ok: false, reason: 'refused', message: '500: No' }, '500: No'],
    ['FORGOT-12', { ok: false, reason: 'refused' }, 'Failed to send reset email. Please try again.'],
    ['FORGOT-12', { ok: false, reason: 'unreachable' }, 'Failed to send reset email. Please try again.'],
  ] satisfies [string, Failure, string][])('FORGOT-10 %s stays at the form after %j', async (_, failure, text) => {
    const { result, submit, answer, ports } = setUp()
    submit('ada@example.org')
    await answer(failure)
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'destructive', title: 'Error', text })
  })

  it('asks again for the same address once a minute has passed by the clock, and waits anew', async () => {
    const { submit, answer, pass, again, sendAgain, ports } = setUp()
    submit('ada@example.org')
    await answer(granted)
    expect(again()).toEqual({ status: 'waiting', seconds: 60 })
    pass(1000)
    expect(again()).toEqual({ status: 'waiting', seconds: 59 })
    pass(59_999)
    sendAgain()
    expect(ports.sendResetLink).toHaveBeenCalledTimes(1)
    pass(60_000)
    expect(again()).toEqual({ status: 'ready' })
    sendAgain()
    expect(again()).toEqual({ status: 'sending' })
    expect(ports.sendResetLink).toHaveBeenLastCalledWith({ email: 'ada@example.org' }, expect.any(AbortSignal))
    await answer(granted)
    expect(again()).toEqual({ status: 'waiting', seconds: 60 })
    expect(ports.notify).toHaveBeenCalledTimes(2)
  })

  it('can be asked once more at once where asking again failed', async () => {
    const { submit, answer, pass, again, sendAgain } = setUp()
    submit('ada@example.org')
    await answer(granted)
    pass(60_000)
    sendAgain()
    await answer({ ok: false, reason: 'unreachable' })
    expect(again()).toMatchObject({ status: 'error' })
    sendAgain()
    expect(again()).toEqual({ status: 'sending' })
  })

  it('goes on counting where a tick comes early', async () => {
    const { submit, answer, again, ports, rerender } = setUp()
    const after = vi.spyOn(ports.clock, 'after')
    submit('ada@example.org')
    await answer(granted)
    const tick = after.mock.lastCall?.[1]
    const now = ports.clock.now()
    vi.spyOn(ports.clock, 'now').mockReturnValue(now + 0.5)
    const before = after.mock.calls.length
    act(() => tick?.())
    rerender()
    expect(again()).toEqual({ status: 'waiting', seconds: 60 })
    expect(after.mock.calls.length).toBeGreaterThan(before)
  })

  it('asks where mails can be seen while one is being sent, and once', async () => {
    const { result, submit, answer, ports } = setUp()
    expect(ports.findOutbox).not.toHaveBeenCalled()
    submit('ada@example.org')
    await vi.waitFor(() => expect(result.current.outbox).toBe('/outbox'))
    expect(result.current.state).toEqual({ status: 'sending' })
    await answer(granted)
    expect(result.current.outbox).toBe('/outbox')
    expect(ports.findOutbox).toHaveBeenCalledTimes(1)
  })

  it('learns that the password was changed in another tab, and stops listening when it is left', async () => {
    const { result, submit, answer, changeElsewhere, unsubscribe, ports } = setUp()
    expect(ports.passwordChannel.subscribe).not.toHaveBeenCalled()
    submit('ada@example.org')
    await answer(granted)
    expect(ports.passwordChannel.subscribe).toHaveBeenLastCalledWith('ada@example.org', expect.any(Function))
    changeElsewhere()
    expect(result.current.state).toEqual({ status: 'changed' })
    expect(unsubscribe).toHaveBeenCalledTimes(ports.passwordChannel.subscribe.mock.calls.length)
  })

  it('FORGOT-09 says nothing once the screen was left', async () => {
    const { submit, answer, unmount, ports } = setUp()
    submit('ada@example.org')
    unmount()
    await answer(granted)
    expect(ports.notify).not.toHaveBeenCalled()
  })
})
