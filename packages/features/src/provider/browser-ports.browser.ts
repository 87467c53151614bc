import { browserAddress } from '../shared/address/address.browser.ts'
import { browserClock } from '../shared/clock/clock.browser.ts'
import type { HostPorts, Ports } from '../shared/ports.ts'
import { fetchRequest } from '../shared/request/request.browser.ts'
import { createSession } from '../shared/session/session.ts'
import { browserStorage } from '../shared/storage/storage.browser.ts'

/**
 * The ports of a browser: fetch to the same origin, localStorage and sessionStorage, timers and the console. A host passes the ports that
 * have no default, and any others that it wants to replace.
 */
export function browserPorts(host: HostPorts & Partial<Ports>): Ports {
  const clock = host.clock ?? browserClock
  const storage = host.storage ?? browserStorage()
  return {
    address: browserAddress,
    clock,
    request: fetchRequest(clock),
    storage,
    tabStorage: browserStorage(() => window.sessionStorage),
    log: { error: (message, ...detail) => console.error(message, ...detail) },
    session: createSession(storage, host.brand.shortName),
    ...host,
  }
}
