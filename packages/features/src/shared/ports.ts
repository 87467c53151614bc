import type { Address } from './address/address.ts'
import type { Brand } from './brand/brand.ts'
import type { Clock } from './clock/clock.ts'
import type { Request } from './request/request.ts'
import type { Session } from './session/session.ts'
import type { Storage } from './storage/storage.ts'

/** What a visitor is told beside the page's own text; a host shows it as a toast. */
export interface Notice {
  /** `destructive` says that something failed. */
  kind: 'plain' | 'destructive'
  title: string
  text?: string
  /** Where to go from here. */
  link?: { text: string; href: string }
}

/** Shows a notice. A new one replaces the one in sight (TOAST-01). */
export type Notify = (notice: Notice) => void

/** Goes to a path of this site, without a full load where the host has a router. */
export type Navigate = (path: string, options?: NavigateOptions) => void

/** How to go there. */
export interface NavigateOptions {
  /** Leave no way back to the present screen. @default false */
  replace?: boolean
}

/** Writes down what a developer has to know and a visitor need not. */
export interface Log {
  error(message: string, detail?: unknown): void
}

/**
 * Everything the features ask of the world. A host supplies it once, in the provider. What one feature alone asks is made
 * from it by that feature's own `…Ports`, so that a page carries the calls it makes and no others.
 */
export interface Ports {
  brand: Brand
  /** Only a host knows its router. */
  navigate: Navigate
  /** Only a host knows where its toasts are. */
  notify: Notify
  address: Address
  clock: Clock
  log: Log
  request: Request
  storage: Storage
  session: Session
}

/** The ports that have no default: what a browser cannot know. */
export type HostPorts = Pick<Ports, 'brand' | 'navigate' | 'notify'>
