import type { Ports } from '../shared/ports.ts'
import type { AuthErrorPorts } from './use-auth-error.ts'

/** What the error screen needs of what every host gives. */
export function authErrorPorts({ address }: Ports): AuthErrorPorts {
  return { address }
}
