import type { Clock } from '../shared/ports/clock.ts'
import type { KeyValueStore } from '../shared/ports/storage.ts'

/** Delay after arrival before the pop-up opens, in ms. */
export const OPENS_AFTER_MS = 30_000

/** How long before the pop-up opens its code may be loaded, in ms. */
export const LOADS_BEFORE_MS = 5_000

/** Whether this visitor has dismissed the pop-up or signed up. Any value of the flag counts. */
export function hasSeenNewsletter(storage: Pick<KeyValueStore, 'read'>, seenKey: string): boolean {
  return storage.read(seenKey) !== null
}

/** Stores that the visitor has seen the pop-up. */
export function markNewsletterSeen(storage: Pick<KeyValueStore, 'write'>, seenKey: string): void {
  storage.write(seenKey, 'true')
}

/** Timing of the pop-up, and the flag that suppresses it. */
export interface NewsletterTimer {
  /** Called when the pop-up is due. */
  onDue: () => void
  /** Called 5 s earlier, by when the pop-up's code may be loaded. */
  onSoon?: (() => void) | undefined
  /** How long to wait before the pop-up is due, in ms. @default 30 000 */
  opensAfterMs?: number | undefined
  /** The storage key that keeps the pop-up from opening. */
  seenKey: string
  storage: Pick<KeyValueStore, 'read'>
  clock: Pick<Clock, 'after'>
}

/**
 * Waits until the pop-up is due. Nothing is called for a visitor who has seen it, which is looked up when the time is
 * up. Returns a function that stops waiting.
 */
export function awaitNewsletter(timer: NewsletterTimer): () => void {
  const { onDue, onSoon, opensAfterMs = OPENS_AFTER_MS, seenKey, storage, clock } = timer
  const unlessSeen = (act: () => void) => () => {
    if (!hasSeenNewsletter(storage, seenKey)) act()
  }
  const stopDue = clock.after(opensAfterMs, unlessSeen(onDue))
  const stopSoon = onSoon && clock.after(opensAfterMs - LOADS_BEFORE_MS, unlessSeen(onSoon))
  return () => {
    stopDue()
    stopSoon?.()
  }
}
