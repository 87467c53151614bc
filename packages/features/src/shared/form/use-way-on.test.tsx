import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { memoryStorage } from '../../mocks/memory-storage.ts'
import { hideablePage } from '../../mocks/render.test.helper.tsx'
import { useWayOn } from './use-way-on.ts'

function setUp() {
  const { Page, hideAndShow } = hideablePage()
  const watchers = new Set<(key?: string | null) => void>()
  const watch = (onChange: (key?: string | null) => void) => {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  }
  const navigate = vi.fn()
  const reset = vi.fn()
  const { result, rerender } = renderHook(() => useWayOn(navigate, { ...memoryStorage(), watch }, reset), {
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
  const { navigate, reset, leave, hideAndShow } = setUp()
  leave()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard', { replace: true })
  expect(reset).not.toHaveBeenCalled()
  await hideAndShow()
  await hideAndShow()
  expect(reset).toHaveBeenCalledOnce()
})

it('resets it when the page is restored, and not when another tab stores something', () => {
  const { reset, leave, change } = setUp()
  leave()
  change('summit-user')
  expect(reset).not.toHaveBeenCalled()
  change(null)
  expect(reset).toHaveBeenCalledOnce()
})

it('keeps a form that has not led on', async () => {
  const { reset, hideAndShow, change } = setUp()
  await hideAndShow()
  change(null)
  expect(reset).not.toHaveBeenCalled()
})
