import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../../mocks/memory-storage.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { hideablePage } from '../../mocks/render.test.helper.tsx'
import { useRedirect, useResetOnReturn, type Redirect } from './use-redirect.ts'

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

function setUpForm() {
  const { Page, hideAndShow } = hideablePage()
  const watchers = new Set<(key?: string | null) => void>()
  const watch = (onChange: (key?: string | null) => void) => {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  }
  const navigate = vi.fn()
  const reset = vi.fn()
  const { result, rerender } = renderHook(() => useResetOnReturn(navigate, { ...memoryStorage(), watch }, reset), {
    wrapper: Page,
  })
  return {
    navigate,
    reset,
    leave: () => act(() => result.current('/dashboard', { replace: true })),
    hideAndShow: () => hideAndShow(rerender),
    change: (key: string | null) => act(() => watchers.forEach((onChange) => onChange(key))),
  }
}

it('resets a form that is hidden and shown after it has led on, once', async () => {
  const { navigate, reset, leave, hideAndShow } = setUpForm()
  leave()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard', { replace: true })
  expect(reset).not.toHaveBeenCalled()
  await hideAndShow()
  await hideAndShow()
  expect(reset).toHaveBeenCalledOnce()
})

it('resets it when the page is restored, and not when another tab stores something', () => {
  const { reset, leave, change } = setUpForm()
  leave()
  change('summit-user')
  expect(reset).not.toHaveBeenCalled()
  change(null)
  expect(reset).toHaveBeenCalledOnce()
})

it('keeps a form that has not led on', async () => {
  const { reset, hideAndShow, change } = setUpForm()
  await hideAndShow()
  change(null)
  expect(reset).not.toHaveBeenCalled()
})
