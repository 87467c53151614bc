import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import type { Failure } from '../shared/submission/submission.ts'
import { simulatedSignUp, type CreateAccount } from './sign-up.ts'
import { useSignUp } from './use-sign-up.ts'

const details = { name: 'Ada', email: 'ada@example.org', password: 'high', confirmPassword: 'high' }

function setUp(createAccount?: CreateAccount) {
  const clock = movableClock()
  const ports = {
    createAccount: vi.fn(createAccount ?? simulatedSignUp(clock)),
    notify: vi.fn(),
    brand: { name: 'Summit' },
  }
  const hook = renderHook(() => useSignUp(ports))
  const submit = (change: Partial<typeof details> = {}) =>
    act(async () => hook.result.current.submit({ ...details, ...change }))
  return { ...hook, ports, submit, pass: (elapsedMs: number) => act(async () => clock.moveTo(elapsedMs)) }
}

describe('use sign up', () => {
  it('SIGNUP-11 SIGNUP-12 seems to take 1 s, once however often it is pressed', async () => {
    const { result, submit, ports, pass } = setUp()
    expect(result.current.state).toEqual({ status: 'idle' })
    await submit()
    await submit()
    await pass(999)
    expect(result.current.state).toEqual({ status: 'submitting' })
    expect(ports.notify).not.toHaveBeenCalled()
    await pass(1000)
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.createAccount).toHaveBeenCalledTimes(1)
  })

  it('SIGNUP-14 welcomes, and clears the form', async () => {
    const { result, submit, ports, pass } = setUp()
    const form = document.createElement('form')
    const reset = vi.spyOn(form, 'reset')
    result.current.form.current = form
    await submit()
    expect(reset).not.toHaveBeenCalled()
    await pass(1000)
    expect(reset).toHaveBeenCalledTimes(1)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'plain',
      title: 'Account created successfully!',
      text: "Welcome to Summit. Let's start your fitness journey.",
    })
  })

  it('SIGNUP-09 SIGNUP-10 hands in nothing while the passwords differ, by a blank even, and says so', async () => {
    const { result, submit, ports } = setUp()
    await submit({ confirmPassword: 'high ' })
    expect(ports.createAccount).not.toHaveBeenCalled()
    expect(result.current.state).toEqual({ status: 'error', reason: 'mismatch', message: 'Passwords do not match' })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'destructive',
      title: 'Error',
      text: 'Passwords do not match',
    })
    await submit()
    expect(result.current.state).toEqual({ status: 'submitting' })
  })

  it('SIGNUP-12 says nothing once the screen was left', async () => {
    const { submit, ports, pass, unmount } = setUp()
    await submit()
    unmount()
    await pass(60_000)
    expect(ports.notify).not.toHaveBeenCalled()
  })

  it.each([
    [{ ok: false, reason: 'refused', message: 'That address is taken.' }, 'That address is taken.'],
    [{ ok: false, reason: 'refused' }, 'Your account could not be created.'],
    [{ ok: false, reason: 'unreachable' }, 'Network error. Please try again.'],
  ] satisfies [Failure, string][])('says what a host’s own call answers: %j', async (failure, text) => {
    const { result, submit, ports } = setUp(async () => failure)
    await submit()
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'destructive', title: 'Error', text })
  })
})
