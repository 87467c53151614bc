import { dashboardMessages, type DashboardState, type Subscription } from './dashboard.ts'
import type { DashboardHandle } from './use-dashboard.ts'

/** One value per state. */
export const states = {
  pending: { status: 'pending' },
  'signed-out': { status: 'signed-out' },
  error: { status: 'error', reason: 'unreachable', message: dashboardMessages.unreachable },
  ready: {
    status: 'ready',
    user: { name: 'Ada Keller', email: 'ada@example.org' },
  },
} satisfies { [S in DashboardState['status']]: Extract<DashboardState, { status: S }> }

/** A mock return value of `useDashboard` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: DashboardState, handle: Partial<DashboardHandle> = {}): DashboardHandle {
  return { messages: dashboardMessages, logout: () => {}, ...handle, state }
}

/** A subscription whose period ends on December 21, 2026. */
export const subscription: Subscription = {
  plan: 'free',
  status: 'active',
  currentPeriodEnd: Date.UTC(2026, 11, 21, 12),
}
