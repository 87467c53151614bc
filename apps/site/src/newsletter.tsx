import { Newsletter as Popup } from '@summit/features/newsletter'
import { useLocation } from 'react-router-dom'
import { NEWSLETTER_SEEN_KEY } from './newsletter-seen-key.ts'
import { routeAt } from './routing/routes.ts'

/** The newsletter pop-up on marketing pages. Rendered once the loader's timer has elapsed. */
export function Newsletter() {
  const { kind } = routeAt(useLocation().pathname)
  return kind === 'marketing' && <Popup isDue seenKey={NEWSLETTER_SEEN_KEY} />
}
