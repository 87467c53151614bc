import { Button, buttonVariants } from '@summit/ui/button'
import { CardGrid } from '@summit/ui/card'
import type { AppStoreQr, Brand } from '../shared/brand/brand.ts'
import { paths } from '../shared/paths.ts'
import { DownloadCard, ProfileCard, SubscriptionCard } from './dashboard-cards.tsx'
import type { DashboardHandle } from './use-dashboard.ts'

export interface DashboardPageProps {
  dashboard: DashboardHandle
  brand: Brand
  qr: AppStoreQr
}

/** The dashboard. Renders the page's `<main>`, with placeholders until storage has been read. */
export function DashboardPage({ dashboard, brand, qr }: DashboardPageProps) {
  const { state, messages } = dashboard
  const { user, subscription } = state.status === 'ready' ? state : { user: null, subscription: null }
  return (
    <main className="wrap py-12">
      <div className="mb-10 flex flex-col items-start gap-6 md:flex-row md:items-end md:justify-between">
        {/* The same element in every state, so that it keeps the focus that navigation has put on it. */}
        <h1 className="max-w-[24ch] text-h2 wrap-anywhere">
          <Headline {...dashboard} />
        </h1>
        <WayOut {...dashboard} />
      </div>
      <CardGrid className="md:grid-cols-12">
        <ProfileCard user={user} messages={messages} />
        <SubscriptionCard subscription={subscription} messages={messages} />
        <DownloadCard brand={brand} qr={qr} messages={messages} />
      </CardGrid>
    </main>
  )
}

function Headline({ state, messages }: DashboardHandle) {
  switch (state.status) {
    case 'loading':
      return <span role="status">{messages.loading}</span>
    case 'leaving':
      return <span role="status">{messages.leaving}</span>
    case 'ready':
      return <span>{state.user.name ? messages.greeting(state.user.name) : messages.greetingWithoutName}</span>
    default:
      return state satisfies never
  }
}

function WayOut({ state, messages, logout }: DashboardHandle) {
  if (state.status === 'leaving') {
    return (
      <a href={paths.login} className={buttonVariants({ variant: 'secondary', size: 'small' })}>
        {messages.toSignIn}
      </a>
    )
  }
  return (
    // While loading it keeps its place, unseen.
    <Button variant="secondary" size="small" className={state.status === 'loading' ? 'invisible' : ''} onClick={logout}>
      {messages.logout}
    </Button>
  )
}
