/** Thrown when the queue is full, so that requests fail fast with 503. */
export class QueueFullError extends Error {}

/** Runs a task once a slot is free. Throws {@link QueueFullError} at once if too many tasks are waiting. */
export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>

/** Creates a queue with limits on running and waiting tasks. */
export function createBoundedQueue(limits: { running: number; waiting: number }): BoundedQueue {
  const waiting: Array<() => void> = []
  let running = 0

  return async (task) => {
    if (running < limits.running) running++
    else if (waiting.length < limits.waiting) await new Promise<void>((start) => waiting.push(start))
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
