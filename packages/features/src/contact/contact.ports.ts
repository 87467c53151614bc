import type { Ports } from '../shared/ports.ts'
import { simulatedSend } from './contact.ts'
import { createDraft } from './draft.ts'
import type { ContactPorts } from './use-contact.ts'

/** What the contact form needs, made from the host's ports. */
export function contactPorts(ports: Ports): ContactPorts {
  return { send: simulatedSend(ports.clock), draft: createDraft(ports), notify: ports.notify }
}
