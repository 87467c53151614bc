import { browserAddress } from '../shared/ports/address.browser.ts'
import { browserClock } from '../shared/ports/clock.browser.ts'
import type { Navigate, Ports } from '../shared/ports/ports.ts'
import { browserStorage } from '../shared/ports/storage.browser.ts'

/** The browser's ports: localStorage and sessionStorage, timers, the address bar and the console. */
export function browserPorts() {
  return {
    address: browserAddress,
    clock: browserClock,
    storage: browserStorage(),
    tabStorage: browserStorage(() => window.sessionStorage),
    log: { error: (message, ...detail) => console.error(message, ...detail) },
  } satisfies Partial<Ports>
}

/** Navigates by loading the document of the path. */
export const loadDocument: Navigate = (path, { replace } = {}) =>
  replace ? window.location.replace(path) : window.location.assign(path)
