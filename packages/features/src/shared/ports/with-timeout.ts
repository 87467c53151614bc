import type { Clock } from './clock.ts'

/** The value of a promise, or `late` after a timeout of `ms` milliseconds. */
export function withTimeout<T>(clock: Pick<Clock, 'after'>, ms: number, promise: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = clock.after(ms, () => resolve(late))
    promise.finally(forget).then(resolve, reject)
  })
}
