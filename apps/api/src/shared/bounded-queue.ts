/** Thrown when the queue is full or a task has waited too long, so that requests fail fast with 503. */
export class QueueFullError extends Error {}

/** Runs a task once a slot is free. Throws {@link QueueFullError} at once if too many tasks are waiting. */
export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>

/** Limits of a queue: running and waiting tasks, and how long one may wait, in ms. */
export interface QueueLimits {
  running: number
  waiting: number
  waitMs: number
}

/** Creates a queue. */
export function createBoundedQueue(limits: QueueLimits): BoundedQueue {
  const waiting: Array<() => void> = []
  let running = 0

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(new QueueFullError())
      }, limits.waitMs)
      waiting.push(start)
    })

  return async (task) => {
    if (running < limits.running) running++
    else if (waiting.length < limits.waiting) await wait()
    else throw new QueueFullError()

    try {
      return await task()
    } finally {
      // The slot is handed to the next task directly, so that no new task can take it in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
