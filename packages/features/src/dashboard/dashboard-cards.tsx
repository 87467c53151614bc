'use client'

import { Avatar } from '@summit/ui/avatar'
import { Card } from '@summit/ui/card'
import { Link } from '@summit/ui/link'
import { ContourLines } from '@summit/ui/product/contour'
import { Skeleton } from '@summit/ui/skeleton'
import type { ReactNode } from 'react'
import type { AppStoreQr } from '../shared/config/brand.ts'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useFormat } from '../shared/config/use-format.ts'
import { loadable } from '../shared/config/loadable.tsx'
import type { User } from '../shared/ports/session.ts'
import { AppStoreButton, GooglePlayButton } from '../shared/drawings/store-buttons.tsx'
import type { DashboardMessages, Subscription } from './dashboard.ts'

interface CardProps {
  messages: DashboardMessages
  /** Places the card. */
  className?: string | undefined
}

// Loaded on demand. The card reserves its space.
const QrCode = loadable(
  async () => (await import('@summit/ui/product/qr-code')).QrCode,
  () => null,
)

/** The user. Renders a card, with placeholders until the user is loaded. */
export function ProfileCard({ user, messages, className = '' }: CardProps & { user: User | null }) {
  const { routes, createsAccounts } = useConfig()
  const edit =
    createsAccounts && routes.account !== null ? (
      <Link render={<PageLink href={routes.account} />}>{messages.toAccount}</Link>
    ) : (
      messages.changesNote
    )
  return (
    <Card aria-hidden={user === null} className={`flex flex-col gap-4 ${className}`}>
      <h2 className="text-h3">{messages.profile}</h2>
      <div className="flex min-w-0 items-center gap-4">
        <Avatar size="large" initials={getInitial(user?.name ?? user?.email)} />
        <p className="min-w-0 font-display text-h3 wrap-anywhere">
          {user ? (user.name ?? messages.noName) : <Skeleton className="w-40" />}
        </p>
      </div>
      <dl className="mt-auto grid grid-cols-1">
        <Row label={messages.emailLabel}>{user ? (user.email ?? messages.noEmail) : <Skeleton className="w-40" />}</Row>
        {edit && <Row label={messages.changes}>{user ? edit : <Skeleton className="w-24" />}</Row>}
      </dl>
    </Card>
  )
}

/** The subscription. Renders a card, with placeholders until it is loaded. */
export function SubscriptionCard({
  subscription,
  messages,
  className = '',
}: CardProps & { subscription: Subscription | null }) {
  const format = useFormat()
  return (
    <Card aria-hidden={subscription === null} className={`flex flex-col gap-4 ${className}`}>
      <h2 className="text-h3">{messages.subscription}</h2>
      <p className="font-display text-figure">
        {subscription ? (messages.plans[subscription.plan] ?? subscription.plan) : <Skeleton className="w-36" />}
      </p>
      <dl className="mt-auto grid grid-cols-1">
        <Row label={messages.statusLabel}>
          {subscription ? (
            <span>
              <span aria-hidden="true" className="me-2 inline-block size-2.5 rounded-round bg-success" />
              {messages.statuses[subscription.status] ?? subscription.status}
            </span>
          ) : (
            <Skeleton className="w-20" />
          )}
        </Row>
        <Row label={messages.periodEnd}>
          {subscription ? format.date(new Date(subscription.currentPeriodEnd)) : <Skeleton className="w-40" />}
        </Row>
        {messages.billingNote && (
          <Row label={messages.billing}>{subscription ? messages.billingNote : <Skeleton className="w-36" />}</Row>
        )}
      </dl>
    </Card>
  )
}

/** The links to the app. Renders a card. */
export function DownloadCard({ qr, messages }: Omit<CardProps, 'className'> & { qr: AppStoreQr | undefined }) {
  const { brand } = useConfig()
  return (
    <Card className="grid grid-cols-1 p-2 md:col-span-12">
      <div className="surface-brand relative overflow-clip p-[max(var(--pad-card)-0.5rem,0.5rem)]">
        <ContourLines />
        <div className="relative flex flex-wrap items-center justify-between gap-8 md:flex-nowrap">
          <div className="grid max-w-120 min-w-0 justify-items-start gap-4 wrap-anywhere">
            <h2>{messages.download}</h2>
            <p className="text-ink-muted">{messages.downloadText}</p>
            <div className="flex flex-wrap gap-3">
              <AppStoreButton variant="accent" />
              <GooglePlayButton />
            </div>
          </div>
          {qr && (
            <div className="aspect-square w-34 max-w-full flex-none">
              <QrCode {...qr} label={messages.qrCode(brand.name)} className="size-full" />
            </div>
          )}
        </div>
      </div>
    </Card>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="min-w-0 font-label tabular-nums wrap-anywhere">{children}</dd>
    </div>
  )
}

function getInitial(text: string | null | undefined): string {
  // Iterates over characters: `slice` would halve an emoji.
  const [first = ''] = text ?? ''
  return first.toUpperCase()
}
