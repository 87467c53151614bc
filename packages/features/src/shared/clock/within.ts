import type { Clock } from './clock.ts'

/** What a promise comes to, or `late` where that takes longer than `ms` milliseconds. */
export function within<T>(clock: Pick<Clock, 'after'>, ms: number, promise: Promise<T>, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const forget = clock.after(ms, () => resolve(late))
    promise.finally(forget).then(resolve, reject)
  })
}
