import type { Ports } from '../shared/ports.ts'
import { simulatedSignUp } from './sign-up.ts'
import type { SignUpPorts } from './use-sign-up.ts'

/** What sign-up needs, made from the host's ports. */
export function signUpPorts({ clock, ...ports }: Ports): SignUpPorts {
  return { ...ports, createAccount: simulatedSignUp(clock) }
}
