import type { Address } from './address.ts'
import type { Clock } from './clock.ts'
import type { HttpClient } from './request.ts'
import type { Session } from './session.ts'
import type { KeyValueStore } from './storage.ts'

export type { Session, StoredSession, User } from './session.ts'

/** A short message for the visitor, which the host shows as a toast. */
export interface Notice {
  /** `danger` for failures. */
  intent: 'neutral' | 'danger'
  title: string
  text?: string
  /** A link below the message. */
  link?: { text: string; href: string } | undefined
}

/** Shows a notice, in place of the one that is shown. */
export type Notify = (notice: Notice) => void

/** Navigates to a path of this site, without loading a document where the host has a router. */
export type Navigate = (path: string, options?: NavigateOptions) => void

/** How to navigate. */
export interface NavigateOptions {
  /** Replaces the current history entry. @default false */
  replace?: boolean
}

/** Logs for developers. */
export interface Log {
  error(message: string, detail?: unknown): void
}

/** The features' ports to the outside. The provider creates them; a host can replace them. */
export interface Ports {
  navigate: Navigate
  notify: Notify
  address: Address
  clock: Clock
  log: Log
  request: HttpClient
  storage: KeyValueStore
  /** The storage of this tab alone: other tabs must not share its recovery session. */
  tabStorage: KeyValueStore
  session: Session
}
