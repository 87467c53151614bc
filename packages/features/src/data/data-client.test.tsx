import { focusManager, onlineManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { HttpResponse, HttpClient } from '../shared/ports/request.ts'
import { createDataClient, type DataClientOptions } from './data-client.ts'

const ok: HttpResponse = { ok: true, status: 200, statusText: 'OK', text: '{"height":1240}' }
const broken: HttpResponse = { ok: false, status: 500, statusText: 'Internal Server Error', text: '' }
const unknown: HttpResponse = { ok: false, status: 401, statusText: 'Unauthorized', text: '' }

function setUp(response: HttpResponse, options?: DataClientOptions) {
  const request = vi.fn<HttpClient>(async () => response)
  const client = createDataClient(request, options)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { request, client, wrapper }
}

const useClimb = () => useQuery({ queryKey: ['/api', 'climbs', 7] })

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

describe('the data client', () => {
  it('CALLS-18 CALLS-19 CALLS-21 CALLS-33 loads a key’s path: pending, then success', async () => {
    const { request, wrapper } = setUp(ok)
    const { result } = renderHook(useClimb, { wrapper })
    expect(result.current.status).toBe('pending')
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(result.current.data).toEqual({ height: 1240 })
    expect(request).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'GET', path: '/api/climbs/7' }))
  })

  it('CALLS-23 CALLS-28 CALLS-30 CALLS-33 does not repeat a load that failed: pending, then error', async () => {
    vi.useFakeTimers()
    const { request, wrapper } = setUp(broken)
    const { result } = renderHook(useClimb, { wrapper })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(result.current.status).toBe('error')
    expect(result.current.error?.message).toBe('500: Internal Server Error')
    act(() => focusManager.setFocused(false))
    act(() => focusManager.setFocused(true))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('CALLS-26 treats a 401 as an error', async () => {
    const { wrapper } = setUp(unknown)
    const { result } = renderHook(useClimb, { wrapper })
    await waitFor(() => expect(result.current.error?.message).toBe('401: Unauthorized'))
  })

  it('CALLS-27 resolves a 401 with null if configured', async () => {
    const { wrapper } = setUp(unknown, { on401: 'empty' })
    const { result } = renderHook(useClimb, { wrapper })
    await waitFor(() => expect(result.current.status).toBe('success'))
    expect(result.current.data).toBeNull()
  })

  it('CALLS-29 CALLS-30 CALLS-31 loads once: hours, focus and new readers change nothing', async () => {
    vi.useFakeTimers()
    const { request, wrapper } = setUp(ok)
    const first = renderHook(useClimb, { wrapper })
    await act(() => vi.advanceTimersByTimeAsync(10 * 60 * 60 * 1000))
    act(() => focusManager.setFocused(false))
    act(() => focusManager.setFocused(true))
    const second = renderHook(useClimb, { wrapper })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(second.result.current.isStale).toBe(false)
    expect(first.result.current.data).toEqual({ height: 1240 })
    expect(request).toHaveBeenCalledTimes(1)
  })

  it('CALLS-32 CALLS-33 does not repeat a mutation that failed: idle, pending, error', async () => {
    vi.useFakeTimers()
    const { wrapper } = setUp(ok)
    const climb = vi.fn(async () => {
      throw new Error('Slipped')
    })
    const { result } = renderHook(() => useMutation({ mutationFn: climb }), { wrapper })
    expect(result.current.status).toBe('idle')
    act(() => result.current.mutate())
    await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(result.current.status).toBe('error')
    expect(climb).toHaveBeenCalledTimes(1)
  })

  it('fails offline instead of pausing', async () => {
    const { wrapper } = setUp(broken)
    onlineManager.setOnline(false)
    const load = renderHook(useClimb, { wrapper })
    await waitFor(() => expect(load.result.current.status).toBe('error'))
    const mutation = renderHook(() => useMutation({ mutationFn: () => Promise.reject(new Error('Slipped')) }), {
      wrapper,
    })
    act(() => mutation.result.current.mutate())
    await waitFor(() => expect(mutation.result.current.status).toBe('error'))
  })
})
