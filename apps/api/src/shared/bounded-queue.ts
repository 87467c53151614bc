/** There is no room in the queue: better a quick "busy" than a slow answer for everybody. */
export class QueueFull extends Error {}

/** Runs a task now or in its turn. Throws {@link QueueFull} at once when too many are waiting. */
export type BoundedQueue = <T>(task: () => Promise<T>) => Promise<T>

/** A queue that runs `running` tasks at a time and lets `waiting` more wait. */
export function createBoundedQueue(limits: { running: number; waiting: number }): BoundedQueue {
  const waiting: Array<() => void> = []
  let running = 0

  return async (task) => {
    if (running < limits.running) running++
    else if (waiting.length < limits.waiting) await new Promise<void>((start) => waiting.push(start))
    else throw new QueueFull()

    try {
      return await task()
    } finally {
      // Whoever is next takes over this place, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
