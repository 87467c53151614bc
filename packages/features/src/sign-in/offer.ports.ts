import type { Ports } from '../shared/ports.ts'
import { findDemoCall, findVisitorCall } from './offer.call.ts'
import type { OfferPorts } from './use-offer.ts'

/** What the offer needs, made from the host's ports. */
export function offerPorts({ request, session }: Ports): OfferPorts {
  return { session, findDemo: findDemoCall(request), findVisitor: findVisitorCall(request) }
}
