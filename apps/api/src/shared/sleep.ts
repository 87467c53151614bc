/** Resolves after `ms` or when the signal is aborted. The timers of node:timers/promises cannot be faked in tests. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    if (signal.aborted) wake()
    else signal.addEventListener('abort', wake)
  })
}

/** Resolves when the promise does, after `ms` at the latest. */
export async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  const settled = new AbortController()
  await Promise.race([promise, sleep(ms, settled.signal)])
  settled.abort()
}
