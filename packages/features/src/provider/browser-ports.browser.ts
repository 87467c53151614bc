import { signOutCall } from '../dashboard/sign-out.call.ts'
import { subscribeCall } from '../newsletter/newsletter.call.ts'
import { newsletterSeen } from '../newsletter/newsletter.ts'
import { whenFree } from '../newsletter/when-free.browser.ts'
import { browserClock } from '../shared/clock/clock.browser.ts'
import { fetchRequest } from '../shared/request/request.browser.ts'
import { createSession } from '../shared/session/session.ts'
import { browserStorage } from '../shared/storage/storage.browser.ts'
import { findDemoCall, signInCall } from '../sign-in/sign-in.call.ts'
import type { HostPorts, Ports } from './ports.ts'

/**
 * The ports as a browser gives them: fetch to the same origin, localStorage, timers and the console. A host passes what
 * only it knows, and anything else that it wants to be otherwise.
 */
export function browserPorts(host: HostPorts & Partial<Ports>): Ports {
  const clock = host.clock ?? browserClock
  const request = host.request ?? fetchRequest(clock)
  const storage = browserStorage()
  return {
    clock,
    request,
    log: { error: (message, ...detail) => console.error(message, ...detail) },
    session: createSession(storage, host.brand.shortName),
    signIn: signInCall(request),
    findDemo: findDemoCall(request),
    signOut: signOutCall(request),
    subscribe: subscribeCall(request),
    newsletterSeen: newsletterSeen(storage),
    whenFree,
    ...host,
  }
}
