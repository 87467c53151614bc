import type { Seen, Subscribe, WhenFree } from '../newsletter/newsletter.ts'
import type { Brand } from '../shared/brand/brand.ts'
import type { Clock } from '../shared/clock/clock.ts'
import type { Log, Navigate, Notify } from '../shared/ports.ts'
import type { Request } from '../shared/request/request.ts'
import type { Session } from '../shared/session/session.ts'
import type { FindDemo, SignIn } from '../sign-in/sign-in.ts'

/** Everything the features ask of the world. A host supplies it once, in the provider. */
export interface Ports {
  brand: Brand
  /** Only a host knows its router. */
  navigate: Navigate
  /** Only a host knows where its toasts are. */
  notify: Notify
  clock: Clock
  log: Log
  request: Request
  session: Session
  signIn: SignIn
  findDemo: FindDemo
  signOut: () => void
  subscribe: Subscribe
  newsletterSeen: Seen
  whenFree: WhenFree
}

/** The ports that have no default: what a browser cannot know. */
export type HostPorts = Pick<Ports, 'brand' | 'navigate' | 'notify'>
