import { Button } from '@summit/ui/button'
import { Sheet } from '@summit/ui/card'
import { Link } from '@summit/ui/link'
import type { ReactNode } from 'react'
import type { AppStoreQr, Brand } from '../shared/brand/brand.ts'
import { paths } from '../shared/paths.ts'
import { CardSkeletons, DownloadCard, ProfileCard, SubscriptionCard } from './dashboard-cards.tsx'
import type { DashboardHandle } from './use-dashboard.ts'

export interface DashboardPageProps {
  dashboard: DashboardHandle
  brand: Brand
  qr: AppStoreQr
}

/** The dashboard. Renders the page's `<main>`; while storage is unread, the shape of what comes. */
export function DashboardPage({ dashboard, brand, qr }: DashboardPageProps) {
  const { state, messages, logout } = dashboard
  switch (state.status) {
    case 'loading':
      return (
        <Frame heading={<p role="status">{messages.loading}</p>}>
          <CardSkeletons />
        </Frame>
      )
    case 'leaving':
      return (
        <Frame
          heading={<p role="status">{messages.leaving}</p>}
          action={<Link href={paths.login}>{messages.toSignIn}</Link>}
        >
          <CardSkeletons />
        </Frame>
      )
    case 'ready':
      return (
        <Frame
          heading={<h1>{state.user.name ? messages.greeting(state.user.name) : messages.greetingWithoutName}</h1>}
          action={
            <Button variant="line" size="small" onClick={logout}>
              {messages.logout}
            </Button>
          }
        >
          <ProfileCard user={state.user} messages={messages} />
          <SubscriptionCard subscription={state.subscription} messages={messages} />
          <DownloadCard brand={brand} qr={qr} messages={messages} />
        </Frame>
      )
    default:
      return state satisfies never
  }
}

interface FrameProps {
  heading: ReactNode
  action?: ReactNode
  children: ReactNode
}

function Frame({ heading, action, children }: FrameProps) {
  return (
    <main className="wrap py-12">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-6 text-body">
        <div className="max-w-[24ch] font-display text-h2 text-balance wrap-anywhere">{heading}</div>
        {action}
      </div>
      <Sheet className="md:grid-cols-12">{children}</Sheet>
    </main>
  )
}
