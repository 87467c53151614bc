import { findOutboxCall } from '../shared/outbox/outbox.ts'
import type { Ports } from '../shared/ports.ts'
import { subscribeCall } from './newsletter.call.ts'
import { newsletterSeen } from './newsletter.ts'
import type { NewsletterPorts } from './use-newsletter.ts'
import { whenFree } from './when-free.browser.ts'

/** What the newsletter needs made from the host's ports, and from the document it would open over. */
export function newsletterPorts({ request, storage, ...ports }: Ports): NewsletterPorts {
  return {
    ...ports,
    subscribe: subscribeCall(request),
    findOutbox: findOutboxCall(request),
    newsletterSeen: newsletterSeen(storage),
    whenFree,
  }
}
