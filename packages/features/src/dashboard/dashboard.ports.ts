import type { Ports } from '../shared/ports.ts'
import { signOutCall } from './sign-out.call.ts'
import type { DashboardPorts } from './use-dashboard.ts'

/** What the dashboard needs, made from the host's ports. */
export function dashboardPorts({ request, ...ports }: Ports): DashboardPorts {
  return { ...ports, signOut: signOutCall(request) }
}
