'use client'

import { loadable } from '../shared/config/loadable.tsx'
import { DashboardView, type DashboardParts } from './dashboard-view.tsx'
import type { FindNews } from './news/news.ts'
import { useDashboard, type DashboardOptions } from './use-dashboard.ts'

export interface DashboardProps extends DashboardOptions, Omit<DashboardParts, 'sessions' | 'news'> {
  /** Whether to show the user's sessions. The back end needs the calls `sessions` and `logoutOthers`. @default false */
  sessions?: boolean | undefined
  /** Loads what is new about the product, which is shown in a card. @default no card */
  news?: FindNews | undefined
}

// Loaded on demand. The view reserves their space.
const Sessions = loadable(
  async () => (await import('./sessions/connected-sessions.tsx')).Sessions,
  () => null,
)

const News = loadable(
  async () => (await import('./news/connected-news.tsx')).News,
  () => null,
)

/** The dashboard, connected: {@link DashboardView} with {@link useDashboard}. Every prop is optional. */
export function Dashboard({ sessions, news, ...props }: DashboardProps) {
  const dashboard = useDashboard(props)
  const isReady = dashboard.state.status === 'ready'
  // Another tab may sign in as somebody else.
  const account = dashboard.state.status === 'ready' ? (dashboard.state.user.email ?? dashboard.state.user.name) : null
  return (
    <DashboardView
      {...props}
      dashboard={dashboard}
      sessions={sessions && (isReady ? <Sessions key={account} /> : null)}
      news={news && (isReady ? <News findNews={news} /> : null)}
    />
  )
}
