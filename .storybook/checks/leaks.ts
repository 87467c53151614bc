import { watchTimers, type Later } from './timers.ts'
import { elementsLeft, keepAttributes, readSideEffects, sideEffectsLeft } from './side-effects.ts'

/** How long what is already on its way may take to arrive once a story is gone, in milliseconds. */
const GRACE_MS = 200

/**
 * Watches what a story does outside of its own place. Call the answer once the story is gone: it says what was left
 * behind, and clears it away so that the next story does not inherit it.
 */
export function watchLeaks(): () => Promise<string[]> {
  // SAFETY: `Later` names the browser's own functions; only Node's overloads of the same names stand in the way.
  const timers = watchTimers(window as unknown as Later)
  const elements = [...document.body.children]
  const sideEffects = readSideEffects()
  const attributes = [document.documentElement, document.body].map(keepAttributes)
  const stores = [localStorage, sessionStorage].map((store) => [store, Object.entries<string>(store)] as const)

  return async () => {
    await timers.settled(GRACE_MS)
    const found = [
      ...timers.pending().map((timer) => `left a timer running: ${timer}`),
      ...sideEffectsLeft(sideEffects, readSideEffects()),
      ...elementsLeft(elements).map((element) => `left an element in <body>: ${openingOf(element)}`),
    ]
    timers.stop()
    elementsLeft(elements).forEach((element) => element.remove())
    attributes.forEach((putBack) => putBack())
    for (const [store, entries] of stores) {
      store.clear()
      entries.forEach(([key, value]) => store.setItem(key, value))
    }
    return found
  }
}

function openingOf(element: Element): string {
  return new XMLSerializer().serializeToString(element.cloneNode())
}
