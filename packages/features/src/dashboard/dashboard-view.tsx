'use client'

import { Button } from '@summit/ui/button'
import { CardGrid } from '@summit/ui/card'
import { Container } from '@summit/ui/container'
import { LinkButton } from '@summit/ui/link-button'
import type { ReactNode } from 'react'
import type { AppStoreQr } from '../shared/config/brand.ts'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { DownloadCard, ProfileCard, SubscriptionCard } from './dashboard-cards.tsx'
import type { Subscription } from './dashboard.ts'
import type { DashboardHandle } from './use-dashboard.ts'

/** The parts of the screen that differ from host to host. */
export interface DashboardParts {
  /** The user's subscription; null while you load it, for placeholders. @default no card */
  subscription?: Subscription | null | undefined
  /** The user's sessions. They may appear late: their space is reserved. @default none */
  sessions?: ReactNode
  /** What is new about the product. It may appear late: its space is reserved. @default none */
  news?: ReactNode
  /** The QR code of the app's page in the App Store. @default none */
  qr?: AppStoreQr | undefined
}

export interface DashboardViewProps extends DashboardParts {
  dashboard: DashboardHandle
}

/**
 * The dashboard. Renders the page's `<main>`, with placeholders until storage has been read. The card of the app is left
 * out where the brand is in no store.
 */
export function DashboardView({ dashboard, subscription, qr, sessions, news }: DashboardViewProps) {
  const { state, messages } = dashboard
  const { brand } = useConfig()
  const user = state.status === 'ready' ? state.user : null
  const hasSubscription = subscription !== undefined
  return (
    <Container render={<main />} className="py-12">
      <div className="mb-10 flex flex-col items-start gap-6 md:flex-row md:items-baseline md:justify-between">
        <div role={user ? undefined : 'status'} className="min-w-0">
          {/* The same element in every state, so that it keeps the focus that navigation has put on it. A name may wrap. */}
          <h1 className="max-w-[18.5em] text-h2 wrap-anywhere max-md:min-h-[2lh] scriptless:min-h-0">
            {getHeadline(dashboard)}
          </h1>
        </div>
        <SessionButton {...dashboard} />
      </div>
      {state.status === 'pending' && <p className="-mt-6 mb-10 hidden scriptless:block">{messages.withoutScripts}</p>}
      <CardGrid className="md:grid-cols-12">
        <ProfileCard user={user} messages={messages} className={hasSubscription ? 'md:col-span-5' : 'md:col-span-12'} />
        {hasSubscription && (
          <SubscriptionCard subscription={user && subscription} messages={messages} className="md:col-span-7" />
        )}
        {sessions !== undefined && (
          // In one column, what follows is below the window while this appears.
          <div
            className={`min-h-60 empty:border empty:border-line md:min-h-84 ${news === undefined ? 'md:col-span-12' : 'md:col-span-7'}`}
          >
            {sessions}
          </div>
        )}
        {news !== undefined && (
          <div
            className={`min-h-96 empty:border empty:border-line md:min-h-84 ${sessions === undefined ? 'md:col-span-12' : 'md:col-span-5'}`}
          >
            {news}
          </div>
        )}
        {brand.stores && <DownloadCard qr={qr} messages={messages} />}
      </CardGrid>
    </Container>
  )
}

function getHeadline({ state, messages }: DashboardHandle): string {
  switch (state.status) {
    case 'pending':
      return messages.pending
    case 'signed-out':
      return messages.signedOut
    case 'error':
      return state.message
    case 'ready':
      return state.user.name ? messages.greeting(state.user.name) : messages.greetingWithoutName
    default:
      return state satisfies never
  }
}

function SessionButton({ state, messages, logout }: DashboardHandle) {
  const { routes } = useConfig()
  if (state.status === 'signed-out') {
    return (
      <LinkButton variant="secondary" size="small" className="flex-none" render={<PageLink href={routes.login} />}>
        {messages.toSignIn}
      </LinkButton>
    )
  }
  return (
    // Invisible while pending, to prevent a layout shift.
    <Button
      variant="secondary"
      size="small"
      className={`flex-none ${state.status === 'pending' ? 'invisible scriptless:hidden' : ''}`}
      onClick={logout}
    >
      {messages.logout}
    </Button>
  )
}
