import { dashboardMessages, subscriptionAt, type DashboardState } from './dashboard.ts'
import type { DashboardHandle } from './use-dashboard.ts'

/** One value per state. The period of `ready` is counted from noon on November 21, 2026. */
export const states = {
  pending: { status: 'pending' },
  'signed-out': { status: 'signed-out' },
  error: { status: 'error', reason: 'unreachable', message: dashboardMessages.unreachable },
  ready: {
    status: 'ready',
    user: { name: 'Ada Keller', email: 'ada@example.org' },
    subscription: subscriptionAt(Date.UTC(2026, 10, 21, 12)),
  },
} satisfies { [S in DashboardState['status']]: Extract<DashboardState, { status: S }> }

/** A mock return value of `useDashboard` in this state. Functions are no-ops unless overridden. */
export function mockHandle(state: DashboardState, handle: Partial<DashboardHandle> = {}): DashboardHandle {
  return { messages: dashboardMessages, logout: () => {}, ...handle, state }
}
