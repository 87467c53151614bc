import type { Ports } from '../shared/ports.ts'
import type { AuthErrorPorts } from './use-auth-error.ts'

/** Selects the ports of the error screen from the host's. */
export function authErrorPorts({ address }: Ports): AuthErrorPorts {
  return { address }
}
