import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { movableClock } from '../mocks/movable-clock.ts'
import type { Verification } from '../shared/recovery/auth.ts'
import { useConfirm } from './use-confirm.ts'

function setUp() {
  const clock = movableClock()
  let verified: (verification: Verification) => void = () => {}
  const answer = new Promise<Verification>((resolve) => {
    verified = resolve
  })
  const ports = {
    link: { take: () => '?token_hash=abc&type=recovery', release: vi.fn() },
    auth: { verify: vi.fn(() => answer), session: async () => null },
    clock,
    navigate: vi.fn(),
    notify: vi.fn(),
  }
  const hook = renderHook(() => useConfirm(ports), { wrapper: StrictMode })
  return {
    ...hook,
    ports,
    answer: (verification: Verification) => act(async () => verified(verification)),
    pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)),
  }
}

it('CONFIRM-03 CONFIRM-06 CONFIRM-09 CONFIRM-10 verifies, under Strict Mode too, and goes on after 1 s', async () => {
  const { result, answer, pass, ports } = setUp()
  expect(result.current.state).toEqual({ status: 'verifying' })
  await answer({ status: 'verified' })
  expect(result.current.state).toEqual({ status: 'success', next: '/auth/update-password?type=recovery' })
  pass(999)
  expect(ports.navigate).not.toHaveBeenCalled()
  pass(1000)
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/update-password?type=recovery', { replace: true })
  expect(ports.notify).not.toHaveBeenCalled()
})

it('CONFIRM-19 CONFIRM-20 asks for another link after 2 s, and takes the reason along', async () => {
  const { result, answer, pass, ports } = setUp()
  await answer({ status: 'refused', message: 'Email link is invalid or has expired' })
  expect(result.current.state).toMatchObject({ status: 'error' })
  pass(1999)
  expect(ports.navigate).not.toHaveBeenCalled()
  expect(ports.notify).not.toHaveBeenCalled()
  pass(2000)
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/forgot-password', { replace: true })
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'destructive',
    title: 'Verification Failed',
    text: 'Email link is invalid or has expired',
  })
})

it('CONFIRM-10 CONFIRM-20 goes nowhere once the screen was left', async () => {
  const { answer, pass, ports, unmount } = setUp()
  await answer({ status: 'broken' })
  unmount()
  pass(60_000)
  expect(ports.navigate).not.toHaveBeenCalled()
  expect(ports.notify).not.toHaveBeenCalled()
})
