'use client'

import { DashboardView, type DashboardParts } from './dashboard-view.tsx'
import { useDashboard, type DashboardOptions } from './use-dashboard.ts'

export interface DashboardProps extends DashboardOptions, DashboardParts {}

/** The dashboard, connected: {@link DashboardView} with {@link useDashboard}. Every prop is optional. */
export function Dashboard(props: DashboardProps) {
  return <DashboardView {...props} dashboard={useDashboard(props)} />
}
