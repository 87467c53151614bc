import { readStored, watchStored } from './storage.browser.ts'
import { readSession, type Session } from './session.ts'

/**
 * Sets the attribute `data-signed-in` on the document's root for as long as a user is signed in, in any tab. Style
 * sheets choose by it what a prerendered page shows. Returns a function that stops it and removes the attribute.
 */
export function markSignedIn(session: Pick<Session, 'read' | 'watch'>): () => void {
  const root = document.documentElement
  const mark = () => root.toggleAttribute('data-signed-in', session.read().status === 'signed-in')
  mark()
  const unwatch = session.watch(mark)
  return () => {
    unwatch()
    root.removeAttribute('data-signed-in')
  }
}

/** Sets the attribute before hydration, from a script that runs before the first paint. `storagePrefix` is the provider's. */
export function markSignedInEarly(storagePrefix: string): void {
  markSignedIn({ read: () => readSession({ read: readStored }, storagePrefix), watch: watchStored })
}
