type Handle = number
type Start = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => Handle
type Cancel = (id: Handle) => void

/** Timer functions of `window`. */
export type Later = Record<'setTimeout' | 'setInterval' | 'requestAnimationFrame', Start> &
  Record<'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame', Cancel>

/** A timer watch. */
export interface TimerWatch {
  /** Descriptions of the timers that have neither run nor been cleared. */
  pending: () => string[]
  /** Resolves when nothing is pending, or after `grace` ms. */
  settled: (grace: number) => Promise<void>
  /** Clears pending timers and restores the originals. */
  stop: () => void
}

/** Start function, cancel function, and the browser's id list: `clearTimeout` also clears intervals, and vice versa. */
const kinds = [
  ['setTimeout', 'clearTimeout', 'timer'],
  ['setInterval', 'clearInterval', 'timer'],
  ['requestAnimationFrame', 'cancelAnimationFrame', 'frame'],
] as const

/** Watches timers, intervals and animation frames that start from now on. */
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
