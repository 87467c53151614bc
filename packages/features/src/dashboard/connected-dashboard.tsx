'use client'

import { loadable } from '../shared/loadable.tsx'
import { DashboardView, type DashboardParts } from './dashboard-view.tsx'
import { useDashboard, type DashboardOptions } from './use-dashboard.ts'

export interface DashboardProps extends DashboardOptions, Omit<DashboardParts, 'sessions'> {
  /** Whether to show the user's sessions. The back end needs the calls `sessions` and `logoutOthers`. @default false */
  sessions?: boolean
}

// Loaded on demand. The view reserves its space.
const Sessions = loadable(
  async () => (await import('./sessions/connected-sessions.tsx')).Sessions,
  () => null,
)

/** The dashboard, connected: {@link DashboardView} with {@link useDashboard}. Every prop is optional. */
export function Dashboard({ sessions, ...props }: DashboardProps) {
  const dashboard = useDashboard(props)
  const isReady = dashboard.state.status === 'ready'
  return <DashboardView {...props} dashboard={dashboard} sessions={sessions && (isReady ? <Sessions /> : null)} />
}
