import type { Ports } from '../shared/ports.ts'
import type { AuthSuccessPorts } from './use-auth-success.ts'

/** Selects the ports of the success screen from the host's. */
export function authSuccessPorts({ address, clock, navigate }: Ports): AuthSuccessPorts {
  return { address, clock, navigate }
}
