import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { movableClock } from '../../mocks/movable-clock.ts'
import { useRedirect, type Redirect } from './use-redirect.ts'

function setUp(initialProps: Redirect | null) {
  const clock = movableClock()
  const navigate = vi.fn()
  const hook = renderHook((redirect: Redirect | null) => useRedirect({ clock, navigate }, redirect), {
    initialProps,
    wrapper: StrictMode,
  })
  return { ...hook, navigate, pass: (elapsedMs: number) => act(() => clock.moveTo(elapsedMs)) }
}

it('redirects once after the delay, not before, and replaces the history entry', () => {
  const { navigate, pass } = setUp({ path: '/auth/login', afterMs: 3000 })
  pass(2999)
  expect(navigate).not.toHaveBeenCalled()
  pass(3000)
  pass(60_000)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth/login', { replace: true })
})

it('is not delayed by a rerender with the same redirect', () => {
  const { navigate, pass, rerender } = setUp({ path: '/', afterMs: 3000 })
  pass(2000)
  rerender({ path: '/', afterMs: 3000 })
  pass(3000)
  expect(navigate).toHaveBeenCalledTimes(1)
})

it('does not redirect after unmounting or with null', () => {
  const left = setUp({ path: '/', afterMs: 3000 })
  left.unmount()
  left.pass(60_000)
  expect(left.navigate).not.toHaveBeenCalled()

  const changed = setUp({ path: '/', afterMs: 3000 })
  changed.rerender(null)
  changed.pass(60_000)
  expect(changed.navigate).not.toHaveBeenCalled()
})
