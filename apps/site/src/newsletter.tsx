import { useNewsletter } from '@summit/features/newsletter'
import { newsletterPorts } from '@summit/features/newsletter/ports'
import { NewsletterPopup } from '@summit/features/newsletter/view'
import { usePorts } from '@summit/features/provider'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { routeAt } from './routing/routes.ts'

/** The newsletter on marketing pages. The loader has waited for its delay. */
export function Newsletter() {
  const { kind } = routeAt(useLocation().pathname)
  return kind === 'marketing' && <Popup />
}

function Popup() {
  const ports = usePorts(newsletterPorts)
  const newsletter = useNewsletter(ports, 0)
  const isOpen = newsletter.state.status !== 'hidden'
  const { newsletterSeen } = ports
  // A visitor who leaves the page while it is open has seen it.
  useEffect(() => (isOpen ? () => newsletterSeen.set() : undefined), [isOpen, newsletterSeen])
  return <NewsletterPopup newsletter={newsletter} />
}
