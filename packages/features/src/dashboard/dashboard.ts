import type { LogoutError, LogoutEvent } from '../shared/account/logout.ts'
import type { StoredSession, User } from '../shared/ports/session.ts'

/** The subscription that is shown. */
export interface Subscription {
  /** A key of `messages.plans`, or the plan's name. */
  plan: string
  /** A key of `messages.statuses`, or the status in words. */
  status: string
  /** In ms since 1970. */
  currentPeriodEnd: number
}

/**
 * State of the screen: `pending` until storage has been read, which a server cannot do, and after logging out.
 * `signed-out`: there is no stored session. `error`: the visitor logged out here, but the server's session has not ended.
 */
export type DashboardState =
  | { status: 'pending' }
  | { status: 'ready'; user: User }
  | { status: 'signed-out' }
  | LogoutError

/** The events of the state machine. */
export type DashboardEvent = { type: 'checked'; stored: StoredSession } | LogoutEvent

/** The state machine. Another session may have been stored before the response to logging out arrives. */
export function transition(state: DashboardState, event: DashboardEvent): DashboardState {
  switch (event.type) {
    case 'checked':
      return event.stored.status === 'signed-in'
        ? { status: 'ready', user: event.stored.user }
        : { status: 'signed-out' }
    case 'loggedOut':
      return { status: 'pending' }
    case 'responded':
      return state.status === 'pending' ? (event.error ?? { status: 'signed-out' }) : state
    default:
      return event satisfies never
  }
}

/** Words by key: a host's translation may have others. */
type Words = Readonly<Record<string, string>>

const plans: Words = { free: 'Free', premium: 'Premium' }
const statuses: Words = { active: 'active' }

/** The screen's texts. */
export const dashboardMessages = {
  pending: 'Loading...',
  withoutScripts: 'This page needs JavaScript. Turn it on, and reload the page.',
  greeting: (name: string) => `Hello, ${name}.`,
  greetingWithoutName: 'Hello.',
  logout: 'Logout',
  profile: 'Profile',
  noName: 'No name given',
  noEmail: 'No email given',
  emailLabel: 'Email',
  changes: 'Edit',
  /** Where the profile is edited; empty for no such line. */
  changesNote: '',
  subscription: 'Subscription',
  plans,
  statusLabel: 'Status',
  statuses,
  periodEnd: 'Current period ends',
  billing: 'Billing',
  /** Who bills the subscription; empty for no such line. */
  billingNote: '',
  download: 'Get the app',
  downloadText: 'Sign in there with the same email.',
  qrCode: (product: string) => `QR code: opens ${product} in the App Store`,
  signedOut: 'Please sign in first.',
  toSignIn: 'Sign in',
  toAccount: 'Account settings',
  refused: 'You are logged out on this device, but not on the server.',
  unreachable: 'You are logged out on this device. The server could not be reached.',
}
export type DashboardMessages = typeof dashboardMessages

/** Logged when the stored user cannot be read. */
export const UNREADABLE_USER = 'The stored user cannot be read, so nobody is signed in here any more.'
