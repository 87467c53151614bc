import { act, renderHook } from '@testing-library/react'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import { translate } from '../shared/messages/messages.ts'
import { TranslationsContext } from '../shared/messages/use-messages.ts'
import type { Failure } from '../shared/submission/submission.ts'
import { signInMessages, type SignedIn, type SignIn } from './sign-in.ts'
import { useSignIn } from './use-sign-in.ts'

const credentials = { email: 'ada@example.org', password: 'high and dry' }
const signedIn: SignedIn = { ok: true, user: { name: 'Ada Keller', email: 'ada@example.org' } }

async function setUp(wrapper?: ComponentType<{ children: ReactNode }>) {
  const answers: ((answer: SignedIn | Failure) => void)[] = []
  const clock = movableClock()
  const ports = {
    signIn: vi.fn<SignIn>(() => new Promise((resolve) => answers.push(resolve))),
    session: { open: vi.fn() },
    clock,
    navigate: vi.fn(),
    notify: vi.fn(),
    brand: { name: 'Summit' },
  }
  const hook = renderHook(() => useSignIn(ports), { wrapper })
  await act(async () => {})
  const answer = (given: SignedIn | Failure) => act(async () => answers.shift()?.(given))
  const pass = (elapsedMs: number) => act(() => clock.moveTo(elapsedMs))
  return { ...hook, ports, pass, answer, submit: () => act(() => hook.result.current.submit(credentials)) }
}

describe('use sign in', () => {
  it('SIGNIN-08 goes from idle to submitting, and asks once however often it is pressed', async () => {
    const { result, submit, ports } = await setUp()
    expect(result.current.state).toEqual({ status: 'idle' })
    submit()
    submit()
    expect(result.current.state).toEqual({ status: 'submitting' })
    expect(ports.signIn).toHaveBeenCalledExactlyOnceWith(credentials, expect.any(AbortSignal))
  })

  it('SIGNIN-10 SIGNIN-11 SIGNIN-12 stores who signed in and welcomes them', async () => {
    const { result, submit, answer, ports } = await setUp()
    submit()
    await answer(signedIn)
    expect(result.current.state).toEqual({ status: 'success' })
    expect(ports.session.open).toHaveBeenCalledExactlyOnceWith(signedIn.user)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      kind: 'plain',
      title: 'Login successful!',
      text: 'Welcome back to Summit',
    })
  })

  it('SIGNIN-13 SIGNIN-14 goes to the dashboard after 1 s, not before', async () => {
    const { submit, answer, ports, pass } = await setUp()
    submit()
    await answer(signedIn)
    pass(999)
    expect(ports.navigate).not.toHaveBeenCalled()
    pass(1000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/dashboard')
  })

  it('SIGNIN-14 goes nowhere once the screen was left', async () => {
    const { submit, answer, ports, pass, unmount } = await setUp()
    submit()
    await answer(signedIn)
    unmount()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
  })

  it('sends nothing more once it has succeeded', async () => {
    const { submit, answer, ports } = await setUp()
    submit()
    await answer(signedIn)
    submit()
    expect(ports.signIn).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      'SIGNIN-15 SIGNIN-16 the server’s words',
      { ok: false, reason: 'refused', message: 'Account locked' },
      'Account locked',
    ],
    [
      'SIGNIN-15 SIGNIN-17 its own where the server has none',
      { ok: false, reason: 'refused' },
      'Invalid email or password',
    ],
    [
      'SIGNIN-15 SIGNIN-18 the network where that failed',
      { ok: false, reason: 'unreachable' },
      'Network error. Please try again.',
    ],
  ] satisfies [string, Failure, string][])('says %s, and stays', async (_, failure, text) => {
    const { result, submit, answer, ports, pass } = await setUp()
    submit()
    await answer(failure)
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ kind: 'destructive', title: 'Login failed', text })
    expect(result.current.state).toEqual({ status: 'error', reason: failure.reason, message: text })
    expect(ports.session.open).not.toHaveBeenCalled()
    pass(60_000)
    expect(ports.navigate).not.toHaveBeenCalled()
    submit()
    expect(result.current.state).toEqual({ status: 'submitting' })
  })

  it('changes nothing when the answer comes after the screen was left', async () => {
    const { submit, answer, ports, unmount } = await setUp()
    submit()
    unmount()
    await answer(signedIn)
    expect(ports.session.open).not.toHaveBeenCalled()
    expect(ports.notify).not.toHaveBeenCalled()
  })

  it('asks once under Strict Mode', async () => {
    const { submit, answer, ports, pass } = await setUp(StrictMode)
    submit()
    await answer(signedIn)
    expect(ports.signIn).toHaveBeenCalledTimes(1)
    pass(60_000)
    expect(ports.navigate).toHaveBeenCalledTimes(1)
  })

  it('speaks the words of a translation, and its own where there is none', async () => {
    const translations = [translate(signInMessages, { failureTitle: 'Anmeldung gescheitert' })]
    const { submit, answer, ports, result } = await setUp(({ children }) => (
      <TranslationsContext value={translations}>{children}</TranslationsContext>
    ))
    submit()
    await answer({ ok: false, reason: 'refused' })
    expect(ports.notify).toHaveBeenCalledWith({
      kind: 'destructive',
      title: 'Anmeldung gescheitert',
      text: 'Invalid email or password',
    })
    expect(result.current.messages.submit).toBe('Sign In')
  })
})
