import type { Clock } from '../shared/ports/clock.ts'

/** A manually advanced clock. */
export interface MovableClock extends Clock {
  /** Milliseconds since the start. */
  elapsed(): number
  /** When the next timer is due, in ms after the start; undefined without timers. */
  nextDue(): number | undefined
  /**
   * Advances to `elapsedMs` after the start, running due timers in order. Never rewinds. React's `act` renders after it: a
   * timer that a render sets, such as the next second of a countdown, needs a call of its own.
   */
  moveTo(elapsedMs: number): void
}

/** A clock for stories and tests. It starts at `startMs`, by default at noon (UTC) on November 21, 2026. */
export function movableClock(startMs = Date.UTC(2026, 10, 21, 12)): MovableClock {
  let elapsed = 0
  const timers = new Set<{ due: number; act: () => void }>()
  const next = (until = Infinity) =>
    [...timers].filter(({ due }) => due <= until).sort((one, other) => one.due - other.due)[0]

  return {
    now: () => startMs + elapsed,
    elapsed: () => elapsed,
    nextDue: () => next()?.due,
    after(ms, act) {
      const timer = { due: elapsed + ms, act }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    moveTo(elapsedMs) {
      for (let timer = next(elapsedMs); timer; timer = next(elapsedMs)) {
        timers.delete(timer)
        elapsed = Math.max(elapsed, timer.due)
        timer.act()
      }
      elapsed = Math.max(elapsed, elapsedMs)
    },
  }
}
