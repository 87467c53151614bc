import { useNewsletter } from '@summit/features/newsletter'
import { newsletterPorts } from '@summit/features/newsletter/ports'
import { NewsletterPopup } from '@summit/features/newsletter/view'
import { usePorts } from '@summit/features/provider'
import { useLocation } from 'react-router-dom'
import { routeAt } from './routing/routes.ts'

/** The newsletter pop-up on marketing pages. Rendered once the loader's timer has elapsed. */
export function Newsletter() {
  const { kind } = routeAt(useLocation().pathname)
  return kind === 'marketing' && <Popup />
}

function Popup() {
  return <NewsletterPopup newsletter={useNewsletter(usePorts(newsletterPorts), { isDue: true })} />
}
