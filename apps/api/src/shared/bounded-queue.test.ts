import { expect, it } from 'vitest'
import { createBoundedQueue, QueueFullError } from './bounded-queue.ts'

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
  const queue = createBoundedQueue({ running: 1, waiting: 1 })
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
  const queue = createBoundedQueue({ running: 1, waiting: 1 })
  await expect(queue(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(queue(async () => 'done')).resolves.toBe('done')
})
