import type { StoredSession, User } from '../shared/session/session.ts'

/**
 * The subscription that is shown. It is a constant and not loaded (DASH-10): real subscriptions are in the app stores.
 */
export interface Subscription {
  plan: 'free' | 'premium'
  status: 'active'
  /** In ms since 1970. */
  currentPeriodEnd: number
}

/** One member for each state of the view. `loading` until storage has been read, which a server cannot do (DASH-03). */
export type DashboardState =
  { status: 'loading' } | { status: 'leaving' } | { status: 'ready'; user: User; subscription: Subscription }

/** How long after it is shown the period ends (DASH-13), in days. */
export const PERIOD_DAYS = 30

const DAY_MS = 24 * 60 * 60 * 1000

/** The subscription of everyone: free, active, ending in 30 days (DASH-11…13). */
export function subscriptionAt(now: number): Subscription {
  return { plan: 'free', status: 'active', currentPeriodEnd: now + PERIOD_DAYS * DAY_MS }
}

/** All that can happen to the dashboard. `now` is in ms since 1970. */
export type DashboardEvent = { type: 'checked'; stored: StoredSession; now: number } | { type: 'loggedOut' }

/** The state machine. After signing out, nothing of the user is shown while the next page loads. */
export function transition(_: DashboardState, event: DashboardEvent): DashboardState {
  switch (event.type) {
    case 'checked':
      return event.stored.status === 'signed-in'
        ? { status: 'ready', user: event.stored.user, subscription: subscriptionAt(event.now) }
        : { status: 'leaving' }
    case 'loggedOut':
      return { status: 'loading' }
    default:
      return event satisfies never
  }
}

/** How dates are written: for en-US, in full. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The screen's texts. */
export const dashboardMessages = {
  loading: 'Loading...',
  greeting: (name: string) => `Hello, ${name}.`,
  greetingWithoutName: 'Hello.',
  logout: 'Logout',
  profile: 'Profile',
  noName: 'No name given',
  noEmail: 'No email given',
  emailLabel: 'Email',
  changes: 'Edit',
  changesNote: 'In the app',
  subscription: 'Subscription',
  plans: { free: 'Free', premium: 'Premium' } satisfies Record<Subscription['plan'], string>,
  statusLabel: 'Status',
  statuses: { active: 'active' } satisfies Record<Subscription['status'], string>,
  periodEnd: 'Current period ends',
  /** A date, from ms since 1970. */
  date: (at: number) => longDate.format(at),
  billing: 'Billing',
  billingNote: 'In your app store',
  download: 'Get the app. Take it outside.',
  downloadText: 'The climbing happens in the app. Sign in there with the same email.',
  qrCode: (product: string) => `QR code: opens ${product} in the App Store`,
  leaving: 'Please sign in first.',
  toSignIn: 'Sign in',
}
export type DashboardMessages = typeof dashboardMessages

/** What is logged where the stored user cannot be read (DASH-07). */
export const UNREADABLE_USER = 'The stored user cannot be read, so nobody is signed in here any more.'
