type Handle = number
type Start = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => Handle
type Cancel = (id: Handle) => void

/** The parts of `window` that promise to call back later. */
export type Later = Record<'setTimeout' | 'setInterval' | 'requestAnimationFrame', Start> &
  Record<'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame', Cancel>

/** A watch over timers. */
export interface TimerWatch {
  /** Names the timers that were started and have neither run nor been cleared. */
  pending: () => string[]
  /** Waits until nothing is pending, or until the grace (in milliseconds) is over. */
  settled: (grace: number) => Promise<void>
  /** Clears what is pending and gives the timers back. */
  stop: () => void
}

/** Who starts, who cancels, and in which list the browser keeps the id: either `clear…` may clear the other's. */
const kinds = [
  ['setTimeout', 'clearTimeout', 'timer'],
  ['setInterval', 'clearInterval', 'timer'],
  ['requestAnimationFrame', 'cancelAnimationFrame', 'frame'],
] as const

/** Watches every timer, interval and animation frame that is started from now on. */
export function watchTimers(target: Later): TimerWatch {
  const { setTimeout, setInterval, requestAnimationFrame, clearTimeout, clearInterval, cancelAnimationFrame } = target
  const original = { setTimeout, setInterval, requestAnimationFrame, clearTimeout, clearInterval, cancelAnimationFrame }
  const open = new Map<string, { what: string; cancel: () => void }>()

  for (const [start, cancel, list] of kinds) {
    target[start] = (callback, ...rest) => {
      const run = (...args: unknown[]) => {
        if (start !== 'setInterval') open.delete(`${list} ${id}`)
        callback(...args)
      }
      const id = original[start].call(target, run, ...rest)
      const what = [callback.name || 'an unnamed function', ...rest].join(', ')
      open.set(`${list} ${id}`, { what: `${start}(${what})`, cancel: () => original[cancel].call(target, id) })
      return id
    }
    target[cancel] = (id) => {
      open.delete(`${list} ${id}`)
      original[cancel].call(target, id)
    }
  }

  return {
    pending: () => [...open.values()].map(({ what }) => what),
    settled: async (grace) => {
      const end = performance.now() + grace
      while (open.size > 0 && performance.now() < end) {
        await new Promise<void>((resolve) => setTimeout.call(target, () => resolve(), 10))
      }
    },
    stop: () => {
      for (const { cancel } of open.values()) cancel()
      Object.assign(target, original)
    },
  }
}
