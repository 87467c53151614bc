import { afterEach, expect, it, vi } from 'vitest'
import { createBoundedQueue, QueueFullError } from './bounded-queue.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A task that the test ends. */
function heldTask() {
  let end = () => {}
  const held = new Promise<void>((resolve) => (end = resolve))
  let isRunning = false
  const task = async () => {
    isRunning = true
    await held
  }
  return { task, end, isRunning: () => isRunning }
}

it('T27 runs so many at a time, lets so many wait, and turns away the rest', async () => {
  const queue = createBoundedQueue({ running: 1, waiting: 1, waitMs: 1_000 })
  const first = heldTask()
  const second = heldTask()
  const firstDone = queue(first.task)
  const secondDone = queue(second.task)

  await expect(queue(async () => {})).rejects.toThrow(QueueFullError)
  expect([first.isRunning(), second.isRunning()]).toEqual([true, false])

  first.end()
  await firstDone
  await Promise.resolve()
  expect(second.isRunning()).toBe(true)
  second.end()
  await secondDone
})

it('gives the place of a failed task to the next', async () => {
  const queue = createBoundedQueue({ running: 1, waiting: 1, waitMs: 1_000 })
  await expect(queue(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(queue(async () => 'done')).resolves.toBe('done')
})

it('T27 turns away a task that has waited too long, and runs the next', async () => {
  vi.useFakeTimers()
  const queue = createBoundedQueue({ running: 1, waiting: 2, waitMs: 1_000 })
  const first = heldTask()
  const late = heldTask()
  const firstDone = queue(first.task)
  const lateDone = queue(late.task).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(999)
  const lastDone = queue(async () => 'done')
  await vi.advanceTimersByTimeAsync(1)
  expect(await lateDone).toBeInstanceOf(QueueFullError)
  first.end()
  await firstDone
  expect(await lastDone).toBe('done')
  expect(late.isRunning()).toBe(false)
})
