import type { Ports } from '../shared/ports.ts'
import type { AuthErrorPorts } from './use-auth-error.ts'

/** What the error screen needs of the host's ports. */
export function authErrorPorts({ address }: Ports): AuthErrorPorts {
  return { address }
}
