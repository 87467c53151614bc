import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import type { AuthEvent, RecoverySession } from '../shared/recovery/auth.ts'
import type { Failure, Success } from '../shared/submission/submission.ts'
import type { UpdatePassword } from './update-password.ts'
import { useUpdatePassword } from './use-update-password.ts'

const session: RecoverySession = { accessToken: 'abc', email: 'ada@example.org' }
const good = { password: 'high and dry', confirmPassword: 'high and dry' }

async function setUp(query = '?type=recovery', found: RecoverySession | null = session) {
  const clock = movableClock()
  const answers: ((answer: Success | Failure) => void)[] = []
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
    updatePassword: vi.fn<UpdatePassword>(() => new Promise((resolve) => answers.push(resolve))),
    passwordChannel: {
      publish: vi.fn(),
      subscribe: vi.fn((_: string | null, onChanged: () => void) => {
        changeElsewhere = onChanged
        return () => {}
      }),
    },
    address: { query: () => query },
    clock,
    navigate: vi.fn(),
    notify: vi.fn(),
  }
  const hook = renderHook(() => useUpdatePassword(ports), { wrapper: StrictMode })
  const first = hook.result.current.state
  await act(async () => {})
  return {
    ...hook,
    first,
    ports,
    listeners,
    changeElsewhere: () => act(() => changeElsewhere()),
    hear: (event: AuthEvent) => act(() => listeners.forEach((listener) => listener(event))),
    submit: (values = good) => act(async () => hook.result.current.submit(values)),
    answer: (given: Success | Failure) => act(async () => answers.shift()?.(given)),
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
  }
}

describe('who may', () => {
  it('UPDATE-01 UPDATE-03 loads, and lets in a session where the address says recovery', async () => {
    const { first, result } = await setUp()
    expect(first).toEqual({ status: 'loading' })
    expect(result.current.state).toEqual({ status: 'valid', email: 'ada@example.org', faults: {} })
  })

  it.each(['', '?type=signup', '?type=Recovery', '?x=type=recovery'])(
    'UPDATE-04 lets no session in by %j',
    async (query) => {
      expect((await setUp(query)).result.current.state).toEqual({ status: 'invalid' })
    },
  )

  it('UPDATE-04 lets nobody in without a session', async () => {
    expect((await setUp('?type=recovery', null)).result.current.state).toEqual({ status: 'invalid' })
  })

  it('UPDATE-02 lets in whom the service announces', async () => {
    const { result, hear } = await setUp('', null)
    hear({ type: 'recovered', session })
    expect(result.current.state).toMatchObject({ status: 'valid' })
  })

  it('stops listening when it is left', async () => {
    const { listeners, unmount } = await setUp()
    expect(listeners.size).toBe(1)
    unmount()
    expect(listeners.size).toBe(0)
  })
})

describe('setting it', () => {
  it('UPDATE-12 UPDATE-19 CALLS-07 CALLS-09 sends the password with the session’s token, once', async () => {
    const { result, submit, answer, ports } = await setUp()
    await submit()
    expect(result.current.state).toEqual({ status: 'updating', email: 'ada@example.org' })
    await submit()
    expect(ports.updatePassword).toHaveBeenCalledExactlyOnceWith(
      { password: 'high and dry', accessToken: 'abc' },
      expect.any(AbortSignal),
    )
    await answer({ ok: true })
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.notify).not.toHaveBeenCalled()
  })

  it('ends the tab’s session, tells the other tabs, and is not confused by the end', async () => {
    const { result, submit, answer, hear, ports } = await setUp()
    await submit()
    expect(ports.auth.end).not.toHaveBeenCalled()
    await answer({ ok: true })
    expect(ports.auth.end).toHaveBeenCalledTimes(1)
    expect(ports.passwordChannel.publish).toHaveBeenCalledExactlyOnceWith('ada@example.org')
    hear({ type: 'ended' })
    expect(result.current.state).toEqual({ status: 'success' })
  })

  it('UPDATE-21 UPDATE-22 goes to sign-in after 3 s, not before', async () => {
    const { submit, answer, pass, ports } = await setUp()
    await submit()
    await answer({ ok: true })
    pass(2999)
    expect(ports.navigate).not.toHaveBeenCalled()
    pass(3000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
  })

  it.each([
    ['UPDATE-24', { ok: false, reason: 'refused', message: 'Too easy.' }, 'Too easy.'],
    ['UPDATE-25', { ok: false, reason: 'refused' }, 'Failed to update password. Please try again.'],
    ['UPDATE-25', { ok: false, reason: 'unreachable' }, 'Failed to update password. Please try again.'],
  ] satisfies [string, Failure, string][])('UPDATE-23 %s says what failed, and stays: %j', async (_, failure, text) => {
    const { result, submit, answer, pass, ports } = await setUp()
    await submit()
    await answer(failure)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'destructive', title: 'Error', text })
    expect(result.current.state).toMatchObject({ status: 'error', reason: failure.reason, message: text })
    expect(ports.auth.end).not.toHaveBeenCalled()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it('UPDATE-26 sends nothing where the session has gone meanwhile', async () => {
    const { submit, ports } = await setUp()
    ports.auth.session.mockResolvedValue(null)
    await submit()
    expect(ports.updatePassword).not.toHaveBeenCalled()
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'destructive',
      title: 'Error',
      text: 'No active session found',
    })
  })

  it('UPDATE-17 UPDATE-18 sends nothing without a valid recovery', async () => {
    const { submit, hear, ports } = await setUp()
    hear({ type: 'ended' })
    await submit()
    expect(ports.updatePassword).not.toHaveBeenCalled()
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'destructive',
      title: 'Invalid session',
      text: 'Please use the password reset link from your email.',
    })
  })

  it('UPDATE-13 UPDATE-15 sends nothing that is too short or not the same, and moves to the first such field', async () => {
    const { result, submit, ports } = await setUp()
    const form = document.createElement('form')
    for (const name of ['password', 'confirmPassword']) {
      form.append(Object.assign(document.createElement('input'), { name }))
    }
    document.body.append(form)
    result.current.form.current = form
    await submit({ password: 'high', confirmPassword: 'dry' })
    expect(result.current.state).toMatchObject({ faults: { password: 'tooShort', confirmPassword: 'mismatch' } })
    expect(document.activeElement).toBe(form.elements[0])
    await submit({ ...good, confirmPassword: 'high and wet' })
    expect(result.current.state).toMatchObject({ faults: { confirmPassword: 'mismatch' } })
    expect(document.activeElement).toBe(form.elements[1])
    expect(ports.updatePassword).not.toHaveBeenCalled()
    await submit()
    expect(ports.updatePassword).toHaveBeenCalledTimes(1)
    form.remove()
  })

  it('learns that the password was changed in another tab', async () => {
    const { result, changeElsewhere, ports } = await setUp()
    expect(ports.passwordChannel.subscribe).toHaveBeenLastCalledWith('ada@example.org', expect.any(Function))
    changeElsewhere()
    expect(result.current.state).toEqual({ status: 'elsewhere' })
  })

  it('UPDATE-22 goes nowhere once the screen was left', async () => {
    const { submit, answer, pass, ports, unmount } = await setUp()
    await submit()
    await answer({ ok: true })
    unmount()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })
})
