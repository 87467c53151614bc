import type { Ports } from '../shared/ports.ts'
import type { AuthSuccessPorts } from './use-auth-success.ts'

/** What the success screen needs of the host's ports. */
export function authSuccessPorts({ address, clock, navigate }: Ports): AuthSuccessPorts {
  return { address, clock, navigate }
}
