import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from '../../mocks/render.test.helper.tsx'
import { states } from './news.fixtures.ts'
import type { FindNews } from './news.ts'
import { useNews } from './use-news.ts'

async function setUp(findNews: FindNews) {
  const hook = renderHook(() => useNews(findNews))
  expect(hook.result.current.state).toEqual({ status: 'pending' })
  await act(async () => {})
  return hook
}

describe('the news', () => {
  it('is loaded once', async () => {
    const findNews = vi.fn<FindNews>(async () => states.ready.items)
    const { result, rerender } = await setUp(findNews)
    rerender()
    expect(result.current.state).toEqual(states.ready)
    expect(findNews).toHaveBeenCalledOnce()
  })

  it('is unavailable after an error', async () => {
    const { result } = await setUp(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(result.current.state).toEqual({ status: 'unavailable' })
  })

  it('stops loading when the page is left', async () => {
    let signal: AbortSignal | undefined
    const { unmount } = await setUp((given) => {
      signal = given
      return new Promise(() => {})
    })
    unmount()
    expect(signal?.aborted).toBe(true)
  })
})
