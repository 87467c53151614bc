import type { Clock } from '../ports/clock.ts'
import type { Port, Success } from './submission.ts'

/** A port that sends nothing: it succeeds after `ms` milliseconds, unless its signal is aborted before. */
export function simulated<Values>(clock: Pick<Clock, 'after'>, ms: number): Port<Values> {
  return (_, signal) =>
    new Promise<Success>((resolve) => {
      const forget = clock.after(ms, () => resolve({ ok: true }))
      signal.addEventListener('abort', forget)
    })
}
