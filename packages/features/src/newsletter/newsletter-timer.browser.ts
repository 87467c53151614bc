import { browserClock } from '../shared/ports/clock.browser.ts'
import { readStored } from '../shared/ports/storage.browser.ts'
import { awaitNewsletter, type NewsletterTimer } from './newsletter-timer.ts'

/**
 * Starts the time until the pop-up opens, for a host that loads its code only then and renders it with `isDue`. Nothing
 * is called for a visitor who has seen the pop-up, which is looked up when the time is up. Returns a function that stops
 * it.
 */
export function startNewsletterTimer(timer: Omit<NewsletterTimer, 'storage' | 'clock'>): () => void {
  return awaitNewsletter({ ...timer, storage: { read: readStored }, clock: browserClock })
}
