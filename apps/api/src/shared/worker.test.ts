import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWorker } from './worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a worker', () => {
  it('runs its task again after the delay, until it stops', async () => {
    const task = vi.fn(async () => 1_000)
    const worker = startWorker(task)
    await vi.advanceTimersByTimeAsync(999)
    expect(task).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(task).toHaveBeenCalledTimes(2)
    await worker.stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(task).toHaveBeenCalledTimes(2)
  })

  it('runs its task in as many loops as asked', async () => {
    const task = vi.fn(async () => 1_000)
    const worker = startWorker(task, 3)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(task).toHaveBeenCalledTimes(6)
    await worker.stop()
  })

  it('stops within 5 s, even while its task runs', async () => {
    const worker = startWorker(() => new Promise(() => {}))
    const stopped = vi.fn()
    void worker.stop().then(stopped)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(stopped).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(stopped).toHaveBeenCalled()
  })
})
