import type { Ports } from '../shared/ports.ts'
import { signInCall } from './sign-in.call.ts'
import type { SignInPorts } from './use-sign-in.ts'

/** What sign-in needs, made from the host's ports. */
export function signInPorts({ request, ...ports }: Ports): SignInPorts {
  return { ...ports, signIn: signInCall(request) }
}
