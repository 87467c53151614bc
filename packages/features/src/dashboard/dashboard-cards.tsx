import { Card } from '@summit/ui/card'
import { ContourLines } from '@summit/ui/contour'
import { QrCode } from '@summit/ui/qr-code'
import { AppStoreLink, GooglePlaySoon } from '@summit/ui/store-button'
import type { ReactNode } from 'react'
import type { AppStoreQr, Brand } from '../shared/brand/brand.ts'
import type { User } from '../shared/session/session.ts'
import type { DashboardMessages, Subscription } from './dashboard.ts'

/** How dates are written here: for en-US, in full. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

interface CardProps {
  messages: DashboardMessages
}

/** Who is signed in. Renders a card. */
export function ProfileCard({ user: { name, email }, messages }: CardProps & { user: User }) {
  return (
    <Card className="md:col-span-5">
      <h2 className="text-h3">{messages.profile}</h2>
      <div className="my-4 flex min-w-0 items-center gap-4">
        <span
          aria-hidden="true"
          className="band-spruce grid size-16 flex-none place-items-center rounded-round font-display text-h3"
        >
          {initialOf(name ?? email)}
        </span>
        <div className="min-w-0 wrap-anywhere">
          <p className="font-display text-h3">{name ?? messages.noName}</p>
          <p className="text-ink-muted">{email ?? messages.noEmail}</p>
        </div>
      </div>
      <p className="mt-auto text-small text-ink-muted">{messages.profileNote}</p>
    </Card>
  )
}

/** The plan, and where it is paid for. Renders a card. */
export function SubscriptionCard({ subscription, messages }: CardProps & { subscription: Subscription }) {
  const { plan, status, currentPeriodEnd } = subscription
  return (
    <Card className="md:col-span-7">
      <h2 className="text-h3">{messages.subscription}</h2>
      <p className="my-4 font-display text-figure">{messages.plans[plan]}</p>
      <dl className="mt-auto grid">
        <Row label={messages.statusLabel}>
          <span aria-hidden="true" className="me-2 inline-block size-2.5 rounded-round bg-success" />
          {messages.statuses[status]}
        </Row>
        <Row label={messages.periodEnd}>{longDate.format(currentPeriodEnd)}</Row>
        <Row label={messages.billing}>{messages.billingNote}</Row>
      </dl>
    </Card>
  )
}

/** The way to the app. Renders a card. */
export function DownloadCard({ brand, qr, messages }: CardProps & { brand: Brand; qr: AppStoreQr }) {
  return (
    <Card className="band-spruce overflow-clip md:col-span-12">
      <ContourLines />
      <div className="relative flex flex-wrap items-center justify-between gap-8">
        <div className="grid max-w-120 justify-items-start gap-4">
          <h2>{messages.download}</h2>
          <p className="text-ink-muted">{messages.downloadText}</p>
          <div className="flex flex-wrap gap-3">
            <AppStoreLink href={brand.appStoreUrl} variant="accent" />
            <GooglePlaySoon />
          </div>
        </div>
        <QrCode {...qr} label={messages.qrCode(brand.name)} />
      </div>
    </Card>
  )
}

/** The shape of the cards to come. Assistive technology hears that it is loading, and nothing of this. */
export function CardSkeletons() {
  return (
    <>
      <Card aria-hidden="true" className="min-h-76 md:col-span-5">
        <Bone className="h-6 w-1/3" />
        <div className="my-4 flex items-center gap-4">
          <Bone className="size-16 flex-none rounded-round" />
          <Bone className="h-6 grow" />
        </div>
        <Bone className="mt-auto h-4 w-3/4" />
      </Card>
      <Card aria-hidden="true" className="min-h-76 md:col-span-7">
        <Bone className="h-6 w-1/4" />
        <Bone className="my-4 h-12 w-44" />
        <div className="mt-auto grid gap-6">
          <Bone className="h-5" />
          <Bone className="h-5" />
          <Bone className="h-5" />
        </div>
      </Card>
      <Card aria-hidden="true" className="band-spruce min-h-64 overflow-clip md:col-span-12" />
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="font-label tabular-nums">{children}</dd>
    </div>
  )
}

function Bone({ className }: { className: string }) {
  return <div className={`rounded-1 bg-ink/11 ${className}`} />
}

function initialOf(text: string | null): string {
  return (text ?? '').slice(0, 1).toUpperCase()
}
