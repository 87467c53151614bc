export { Dashboard, type DashboardProps } from './connected-dashboard.tsx'
export { DashboardView, type DashboardParts, type DashboardViewProps } from './dashboard-view.tsx'
export {
  dashboardMessages,
  type DashboardMessages,
  type DashboardState,
  type LogoutError,
  type SignOut,
  type Subscription,
} from './dashboard.ts'
export { useDashboard, type DashboardHandle, type DashboardOptions } from './use-dashboard.ts'
