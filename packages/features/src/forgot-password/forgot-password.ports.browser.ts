import { findOutboxCall } from '../shared/outbox/outbox.ts'
import { browserPasswordChannel } from '../shared/password-channel/password-channel.browser.ts'
import type { Ports } from '../shared/ports.ts'
import { sendResetLinkCall } from './forgot-password.call.ts'
import type { ForgotPasswordPorts } from './use-forgot-password.ts'

/** What forgot-password needs made from the host's ports, and from the browser's other tabs. */
export function forgotPasswordPorts({ request, ...ports }: Ports): ForgotPasswordPorts {
  return {
    ...ports,
    sendResetLink: sendResetLinkCall(request),
    findOutbox: findOutboxCall(request),
    passwordChannel: browserPasswordChannel(ports.brand.shortName),
  }
}
