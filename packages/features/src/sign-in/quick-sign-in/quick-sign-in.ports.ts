import type { Ports } from '../../shared/ports.ts'
import { findDemoCall, findVisitorCall } from './quick-sign-in.call.ts'
import type { QuickSignInPorts } from './use-quick-sign-in.ts'

/** What the offer needs, made from the host's ports. */
export function quickSignInPorts({ request, session }: Ports): QuickSignInPorts {
  return { session, findDemo: findDemoCall(request), findVisitor: findVisitorCall(request) }
}
