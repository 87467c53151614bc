import { Badge } from '@summit/ui/badge'
import { Card, CardGrid } from '@summit/ui/card'
import { QrCode } from '@summit/ui/product/qr-code'
import type { ReactNode } from 'react'
import type { AppStoreQr } from '../shared/config/brand.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { AppStoreButton, GooglePlayButton } from '../shared/drawings/store-buttons.tsx'
import type { Compatibility, DownloadMessages } from './download.ts'

export interface DeviceCardsProps {
  qr: AppStoreQr | undefined
  messages: DownloadMessages
}

// Device detection in CSS: a coarse pointer is a phone; only Apple devices support touch callouts.
const firstOnIos = 'pointer-coarse:supports-[-webkit-touch-callout:none]:order-first'
const firstOnAndroid = 'pointer-coarse:not-supports-[-webkit-touch-callout:none]:order-first'
const onlyOnIos = 'hidden pointer-coarse:supports-[-webkit-touch-callout:none]:block'
const onlyOnAndroid = 'hidden pointer-coarse:not-supports-[-webkit-touch-callout:none]:block'

/**
 * Links to the app: a QR code on a computer, a card for iPhone and iPad, a card for Android, as
 * far as the brand has a store there. The style sheet recognises the visitor's own device and puts it first; a phone or
 * tablet gets no code for a camera.
 */
export function DeviceCards({ qr, messages }: DeviceCardsProps) {
  const { name, stores = {} } = useConfig().brand
  const width = qr ? 'lg:col-span-7' : 'lg:col-span-6'
  return (
    <CardGrid className="lg:grid-cols-12">
      {qr && (
        <Card className="grid p-2 lg:col-span-5 lg:row-span-2 handheld:hidden">
          <div className="surface-brand flex flex-wrap gap-6 p-[calc(var(--pad-card)-0.5rem)] lg:flex-col">
            <div className="grid grow basis-64 content-start gap-3">
              <h3 className="text-h2">{messages.scan}</h3>
              <p className="text-ink-muted">{messages.scanText}</p>
            </div>
            <div className="grid gap-4">
              <QrCode {...qr} label={messages.qrCode(name)} className="h-auto max-w-full lg:w-64" />
              <p className="text-small text-ink-muted">{messages.scanNote}</p>
            </div>
          </div>
        </Card>
      )}
      {stores.appStore && (
        <DeviceCard
          device={messages.ios}
          mark={<Mark className={onlyOnIos}>{messages.thisDevice}</Mark>}
          className={`${width} ${firstOnIos}`}
        >
          <AppStoreButton />
        </DeviceCard>
      )}
      {stores.googlePlay && (
        <DeviceCard
          device={messages.android}
          mark={<Mark className={onlyOnAndroid}>{messages.thisDevice}</Mark>}
          className={`${width} ${firstOnAndroid}`}
        >
          <GooglePlayButton />
          {!stores.googlePlay.url && <p className="text-small text-ink-muted">{messages.androidNote}</p>}
        </DeviceCard>
      )}
    </CardGrid>
  )
}

function Mark({ className, children }: { className: string; children: string }) {
  return (
    <div className={className}>
      <Badge>{children}</Badge>
    </div>
  )
}

interface DeviceCardProps {
  device: Compatibility
  /** The badge of the visitor's device. */
  mark: ReactNode
  className: string
  /** The link to the app. */
  children: ReactNode
}

function DeviceCard({ device: { title, system, devices, lookUp }, mark, className, children }: DeviceCardProps) {
  return (
    <Card role="article" className={`@container handheld:col-span-6 ${className}`}>
      <div className="grid grid-cols-1 gap-x-10 gap-y-6 @min-[36rem]:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-2 @min-[36rem]:row-start-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h3 className="font-body text-h4 tracking-normal">{title}</h3>
            {mark}
          </div>
          <p className="font-display text-figure tabular-nums [--text-figure:min(clamp(2rem,1.55rem+2vw,3.5rem),14cqi)] @min-[36rem]:[--text-figure:min(clamp(2rem,1.55rem+2vw,3.5rem),8cqi)]">
            <bdi>{system}</bdi>
          </p>
        </div>
        <ul className="text-small @min-[36rem]:row-span-2">
          {devices.map((device) => (
            <li key={device} className="border-b border-line py-2 first:pt-0">
              {device}
            </li>
          ))}
          <li className="pt-2 text-ink-muted">{lookUp}</li>
        </ul>
        <div className="grid content-end justify-items-start gap-3">{children}</div>
      </div>
    </Card>
  )
}
