import { watchTimers, type Later } from './timers.ts'
import { elementsLeft, keepAttributes, readSideEffects, sideEffectsLeft } from './side-effects.ts'

/** Time for pending timers to settle after a story was unmounted, in ms. */
const GRACE_MS = 200

/**
 * Watches a story's side effects outside its root. Call the result after the story was unmounted: it returns what is
 * left, and removes it so that the next story starts clean.
 */
export function watchLeaks(): () => Promise<string[]> {
  // SAFETY: `Later` has the browser's signatures; `window`'s type also has Node's overloads.
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
      ...elementsLeft(elements).map((element) => `left an element in <body>: ${getOpening(element)}`),
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

function getOpening(element: Element): string {
  return new XMLSerializer().serializeToString(element.cloneNode())
}
