import type { Ports } from '../shared/ports.ts'
import { redeemCodeCall } from './social-return.call.ts'
import type { SocialReturnPorts } from './use-social-return.ts'

/** What the social return and its forwarders need, made from the host's ports. */
export function socialReturnPorts({ request, ...ports }: Ports): SocialReturnPorts {
  return { ...ports, redeemCode: redeemCodeCall(request) }
}
