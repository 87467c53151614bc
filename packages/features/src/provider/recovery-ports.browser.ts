import type { ConfirmPorts } from '../confirm/use-confirm.ts'
import { browserPasswordChannel } from '../shared/password-channel/password-channel.browser.ts'
import type { Ports } from '../shared/ports.ts'
import { createAuth } from '../shared/recovery/auth.browser.ts'
import { createRecoveryLink } from '../shared/recovery/link.ts'
import { updatePasswordCall } from '../update-password/update-password.call.ts'
import type { UpdatePasswordPorts } from '../update-password/use-update-password.ts'

/**
 * The ports of the two recovery screens, made from the host's. The screens share one authentication client: one opens
 * its session, the other uses it.
 */
export function recoveryPorts(ports: Ports): ConfirmPorts & UpdatePasswordPorts {
  const { tabStorage: tab } = ports
  const prefix = `${ports.brand.shortName}-recovery-`
  return {
    ...ports,
    auth: createAuth({ clock: ports.clock, tab, prefix }),
    link: createRecoveryLink(ports.address, tab, prefix),
    passwordChannel: browserPasswordChannel(ports.brand.shortName),
    updatePassword: updatePasswordCall(ports.request),
  }
}
