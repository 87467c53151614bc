type Handle = number
type Start = (callback: (...args: unknown[]) => void, ...rest: unknown[]) => Handle

/** The parts of `window` that promise to call back later. */
export interface Later {
  setTimeout: Start
  clearTimeout: (id?: Handle) => void
  setInterval: Start
  clearInterval: (id?: Handle) => void
  requestAnimationFrame: Start
  cancelAnimationFrame: (id: Handle) => void
}

/** A watch over timers: `pending` names those that were started and have neither run nor been cleared. */
export interface TimerWatch {
  pending: () => string[]
  /** Waits until nothing is pending, or until the grace (in milliseconds) is over. */
  settled: (grace: number) => Promise<void>
  /** Clears what is pending and gives the timers back. */
  stop: () => void
}

/** Watches every timer, interval and animation frame that is started from now on. */
export function watchTimers(target: Later): TimerWatch {
  const original = { ...pick(target) }
  const open = new Map<string, { what: string; cancel: () => void }>()

  const watched = (kind: 'setTimeout' | 'setInterval' | 'requestAnimationFrame', cancel: (id: Handle) => void): Start =>
    function start(callback, ...rest) {
      const run = (...args: unknown[]) => {
        if (kind !== 'setInterval') open.delete(`${kind}${id}`)
        callback(...args)
      }
      const id = original[kind].call(target, run, ...rest)
      open.set(`${kind}${id}`, {
        what: `${kind}(${nameOf(callback)}${rest[0] === undefined ? '' : `, ${rest[0]}`})`,
        cancel: () => cancel(id),
      })
      return id
    }
  // The platform shares one list between timeouts and intervals, so either name may clear the other.
  const clearTimer = (id?: Handle) => {
    open.delete(`setTimeout${id}`)
    open.delete(`setInterval${id}`)
    original.clearTimeout.call(target, id)
  }

  target.setTimeout = watched('setTimeout', clearTimer)
  target.setInterval = watched('setInterval', clearTimer)
  target.clearTimeout = clearTimer
  target.clearInterval = clearTimer
  target.cancelAnimationFrame = (id) => {
    open.delete(`requestAnimationFrame${id}`)
    original.cancelAnimationFrame.call(target, id)
  }
  target.requestAnimationFrame = watched('requestAnimationFrame', target.cancelAnimationFrame)

  return {
    pending: () => [...open.values()].map(({ what }) => what),
    settled: async (grace) => {
      const end = performance.now() + grace
      while (open.size > 0 && performance.now() < end) {
        await new Promise<void>((resolve) => original.setTimeout.call(target, () => resolve(), 10))
      }
    },
    stop: () => {
      for (const { cancel } of [...open.values()]) cancel()
      Object.assign(target, original)
    },
  }
}

function pick({
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  requestAnimationFrame,
  cancelAnimationFrame,
}: Later): Later {
  return { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame }
}

function nameOf(callback: unknown): string {
  if (typeof callback !== 'function') return typeof callback
  return callback.name || String(callback).replaceAll(/\s+/g, ' ').slice(0, 80)
}
