import { dashboardMessages, subscriptionAt, type DashboardState } from './dashboard.ts'
import type { DashboardHandle } from './use-dashboard.ts'

/** One value per state. The period of `ready` is counted from noon on November 21, 2026. */
export const states = {
  loading: { status: 'loading' },
  leaving: { status: 'leaving' },
  ready: {
    status: 'ready',
    user: { name: 'Ada Keller', email: 'ada@example.org' },
    subscription: subscriptionAt(Date.UTC(2026, 10, 21, 12)),
  },
} satisfies { [S in DashboardState['status']]: Extract<DashboardState, { status: S }> }

/** A handle in the given state, for stories and tests. Its functions do nothing unless overridden. */
export function mockHandle(state: DashboardState, functions: Partial<DashboardHandle> = {}): DashboardHandle {
  return { messages: dashboardMessages, logout: () => {}, ...functions, state }
}
