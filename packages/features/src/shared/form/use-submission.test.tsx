import { act, render, renderHook, screen } from '@testing-library/react'
import { Activity, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Failure, Success } from './submission.ts'
import { useSubmission } from './use-submission.ts'

/** A port whose requests the test resolves or rejects. */
function heldPort() {
  const requests: {
    values: string
    signal: AbortSignal
    resolve: (resolve: Success | Failure) => void
    reject: () => void
  }[] = []
  const port = (values: string, signal: AbortSignal) =>
    new Promise<Success | Failure>((resolve, reject) => {
      requests.push({ values, signal, resolve: resolve, reject: () => reject(new Error('broken port')) })
    })
  return { port, requests }
}

function setUp() {
  const { port, requests } = heldPort()
  const onResult = vi.fn()
  return { requests, onResult, ...renderHook(() => useSubmission(port, onResult)) }
}

describe('use submission', () => {
  it('CALLS-32 sends one request while pending, and does not retry after a failure', async () => {
    const { result, requests, onResult } = setUp()
    act(() => {
      result.current.submit('first')
      result.current.submit('second')
    })
    act(() => result.current.submit('third'))
    expect(requests.map(({ values }) => values)).toEqual(['first'])

    await act(async () => requests[0]?.resolve({ ok: false, reason: 'unreachable' }))
    expect(requests).toHaveLength(1)
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ ok: false, reason: 'unreachable' })
    expect(result.current.state).toEqual({ status: 'failed', failure: { ok: false, reason: 'unreachable' } })
  })

  it('ignores the response of an aborted attempt', async () => {
    const { result, requests, onResult } = setUp()
    act(() => result.current.submit('first'))
    act(() => result.current.cancel())
    act(() => result.current.submit('second'))
    await act(async () => requests[0]?.resolve({ ok: true }))

    expect(onResult).not.toHaveBeenCalled()
    expect(result.current.state).toEqual({ status: 'pending' })
  })

  it('aborts the request on cancel and on unmount', () => {
    const { result, requests, unmount } = setUp()
    act(() => result.current.submit('first'))
    act(() => result.current.cancel())
    expect(requests[0]?.signal.aborted).toBe(true)

    act(() => result.current.submit('second'))
    unmount()
    expect(requests[1]?.signal.aborted).toBe(true)
  })

  it('ignores a response after unmounting', async () => {
    const { result, requests, onResult, unmount } = setUp()
    act(() => result.current.submit('first'))
    unmount()
    await act(async () => requests[0]?.resolve({ ok: true }))
    expect(onResult).not.toHaveBeenCalled()
  })

  it('treats a port that rejects as unreachable', async () => {
    const { result, requests, onResult } = setUp()
    act(() => result.current.submit('first'))
    await act(async () => requests[0]?.reject())
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ ok: false, reason: 'unreachable' })
  })

  it.each([[undefined], [null], ['ok'], [{ name: 'Ada' }]])(
    'treats a port that resolves with %j as unreachable',
    async (result) => {
      const onResult = vi.fn()
      // SAFETY: a host's port may be one of JavaScript.
      const port = (async () => result) as unknown as () => Promise<Success>
      const hook = renderHook(() => useSubmission(port, onResult))
      await act(async () => hook.result.current.submit('first'))
      expect(onResult).toHaveBeenCalledExactlyOnceWith({ ok: false, reason: 'unreachable' })
    },
  )

  it('keeps no values', async () => {
    const { result, requests } = setUp()
    act(() => result.current.submit('secret'))
    expect(JSON.stringify(result.current.state)).not.toContain('secret')
    await act(async () => requests[0]?.resolve({ ok: false, reason: 'refused' }))
    expect(JSON.stringify(result.current.state)).not.toContain('secret')
  })

  it('keeps a failure until the next attempt', async () => {
    const { result, requests } = setUp()
    act(() => result.current.submit('first'))
    await act(async () => requests[0]?.resolve({ ok: false, reason: 'refused', message: 'No.' }))
    expect(result.current.state).toEqual({
      status: 'failed',
      failure: { ok: false, reason: 'refused', message: 'No.' },
    })
    act(() => result.current.submit('second'))
    expect(result.current.state).toEqual({ status: 'pending' })
    await act(async () => requests[1]?.resolve({ ok: true }))
    expect(result.current.state).toEqual({ status: 'done', outcome: { ok: true } })
  })

  it('CALLS-32 sends nothing again when its screen is hidden and shown again', async () => {
    const { port, requests } = heldPort()
    function Form() {
      const { state, submit } = useSubmission(port)
      return <button onClick={() => submit('first')}>{state.status}</button>
    }
    const page = (mode: 'visible' | 'hidden') => (
      <StrictMode>
        <Activity mode={mode}>
          <Form />
        </Activity>
      </StrictMode>
    )
    const { rerender } = render(page('visible'))
    act(() => screen.getByRole('button').click())
    expect(screen.getByRole('button')).toHaveTextContent('pending')
    for (const mode of ['hidden', 'visible'] as const) await act(async () => rerender(page(mode)))
    expect(requests).toHaveLength(1)
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(screen.getByRole('button')).toHaveTextContent('idle')
  })
})
