import { watchTimers } from './timers.ts'
import { elementsLeft, readTraces, tracesLeft } from './traces.ts'

/** How long what is already on its way may take to arrive once a story is gone, in milliseconds. */
const GRACE_MS = 200

/** A watch over one story, from before it is shown until after it is gone. */
export interface LeakWatch {
  /** Says what the story left behind, and clears it away so that the next story does not inherit it. */
  leaks: () => Promise<string[]>
}

/** Starts to watch what a story does outside of its own place. */
export function watchLeaks(): LeakWatch {
  const timers = watchTimers(window)
  const elements = [...document.body.children]
  const traces = readTraces()
  const stores = [localStorage, sessionStorage].map((store) => [store, Object.entries(store)] as const)

  return {
    leaks: async () => {
      await timers.settled(GRACE_MS)
      const found = [
        ...timers.pending().map((timer) => `left a timer running: ${timer}`),
        ...tracesLeft(traces, readTraces()),
        ...elementsLeft(elements),
      ]
      timers.stop()
      for (const element of [...document.body.children]) if (!elements.includes(element)) element.remove()
      for (const [store, entries] of stores) {
        store.clear()
        for (const [key, value] of entries) store.setItem(key, value)
      }
      return found
    },
  }
}
