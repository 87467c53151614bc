import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSearch } from './use-search.ts'

it('loads the index at the next attempt after a failed one', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { result } = renderHook(useSearch)
  act(() => result.current.load())
  await waitFor(() => expect(result.current.hasFailed).toBe(true))

  const entry = { id: 'ui-button--docs', title: 'UI/Button', name: '', description: '', aliases: [] }
  fetch.mockResolvedValueOnce(Response.json([{ ...entry, requirements: [], texts: [] }]))
  act(() => result.current.load())
  await waitFor(() => expect(result.current.search('button')).toHaveLength(1))
  expect(result.current.hasFailed).toBe(false)
})
