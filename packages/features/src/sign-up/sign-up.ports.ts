import type { Ports } from '../shared/ports.ts'
import { simulatedSignUp } from './sign-up.ts'
import type { SignUpPorts } from './use-sign-up.ts'

/** Makes the ports of sign-up from the host's. */
export function signUpPorts({ clock, ...ports }: Ports): SignUpPorts {
  return { ...ports, createAccount: simulatedSignUp(clock) }
}
