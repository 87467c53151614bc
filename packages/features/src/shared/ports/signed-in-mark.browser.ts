import { readStored, watchStored } from './storage.browser.ts'
import { isSignedIn, type Session } from './session.ts'

/**
 * Sets the attribute `data-signed-in` on the document's root for as long as a user is signed in, in any tab. Style
 * sheets choose by it what a prerendered page shows. Returns a function that stops it and removes the attribute.
 */
export function markSignedIn(session: { isSignedIn: () => boolean; watch: Session['watch'] }): () => void {
  const root = document.documentElement
  const mark = () => root.toggleAttribute('data-signed-in', session.isSignedIn())
  mark()
  const unwatch = session.watch(mark)
  return () => {
    unwatch()
    root.removeAttribute('data-signed-in')
  }
}

/** Sets the attribute before hydration, from a script that runs before the first paint. `storagePrefix` is the provider's. */
export function markSignedInEarly(storagePrefix: string): void {
  markSignedIn({ isSignedIn: () => isSignedIn({ read: readStored }, storagePrefix), watch: watchStored })
}
