import type { Clock } from './clock.ts'

/** The browser's clock and timers. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}
