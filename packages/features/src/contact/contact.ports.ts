import type { Ports } from '../shared/ports.ts'
import { simulatedSend } from './contact.ts'
import type { ContactPorts } from './use-contact.ts'

/** What the contact form needs, made from the host's ports. */
export function contactPorts({ clock, notify }: Ports): ContactPorts {
  return { send: simulatedSend(clock), notify }
}
