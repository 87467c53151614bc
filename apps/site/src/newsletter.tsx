import { newsletterMessages } from '@summit/brand/messages/newsletter'
import { Newsletter as Popup } from '@summit/features/newsletter'
import { planPictures } from '@summit/workout-plan/pictures'
import { useLocation } from 'react-router-dom'
import { NEWSLETTER_SEEN_KEY } from './newsletter-seen-key.ts'
import { hasNewsletter, getRoute } from './routing/routes.ts'

/** The newsletter pop-up, on the pages that have it. Rendered when the loader's timer has elapsed. */
export function Newsletter() {
  return (
    hasNewsletter(getRoute(useLocation().pathname)) && (
      <Popup isDue seenKey={NEWSLETTER_SEEN_KEY} pages={planPictures} messages={newsletterMessages} />
    )
  )
}
