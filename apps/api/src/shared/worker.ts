import { sleep, waitAtMost } from './sleep.ts'

/** How long `stop` waits for the task that runs, in ms. */
const CLOSING_TIMEOUT_MS = 5_000

/** A running worker. */
export interface Worker {
  /** Stops and waits up to 5 s for the tasks that run. */
  stop: () => Promise<void>
}

/** Repeats a task in `concurrency` loops until stopped. The task resolves with the delay until its next run, in ms. */
export function startWorker(task: () => Promise<number>, concurrency = 1): Worker {
  const closing = new AbortController()
  const work = async () => {
    while (!closing.signal.aborted) {
      const delay = await task()
      if (delay > 0) await sleep(delay, closing.signal)
    }
  }
  const running = Promise.all(Array.from({ length: concurrency }, work))
  return {
    async stop() {
      closing.abort()
      await waitAtMost(CLOSING_TIMEOUT_MS, running)
    },
  }
}
