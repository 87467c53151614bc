'use client'

import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { PageHeader } from '@summit/ui/page-header'
import { Section } from '@summit/ui/section'
import { Stat } from '@summit/ui/stat'
import type { AppStoreQr } from '../shared/config/brand.ts'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { StoreButtons } from '../shared/drawings/store-buttons.tsx'
import { DeviceCards } from './device-cards.tsx'
import { downloadMessages, type DownloadMessages } from './download.ts'
import { PackScreen } from './pack-screen.tsx'

export interface DownloadProps {
  /** A QR code of the app's page in the App Store. @default none is shown */
  qr?: AppStoreQr | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<DownloadMessages> | undefined
}

/**
 * The download page, with the stores of the provider's brand. Renders the page's `<main>`; its style sheet puts the
 * visitor's own kind of device first.
 */
export function Download({ qr, messages: overrides }: DownloadProps) {
  const { brand } = useConfig()
  const messages = useMessages(downloadMessages, overrides)
  return (
    <main className="wrap-anywhere">
      <Section background="highlight" space="none">
        <ContourLines className="[--contour-fade:linear-gradient(300deg,#000_20%,#0003_70%)]" />
        <Container className="grid grid-cols-1 gap-x-6 md:grid-cols-[7fr_5fr]">
          <div className="grid grid-cols-1 content-between gap-12 pb-12">
            <PageHeader title={messages.title} lead={messages.lead(brand.name)}>
              <div className="mt-2 grid">
                <StoreButtons variant="accent" />
              </div>
            </PageHeader>
            {messages.stats.length > 0 && (
              <ul className="flex flex-wrap gap-x-5 gap-y-6 max-[24rem]:grid max-[24rem]:grid-cols-2 lg:gap-x-10">
                {messages.stats.map(({ figure, label }) => (
                  <li key={label}>
                    <Stat value={figure} label={label} />
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="print:hidden flex h-[19.1em] justify-center self-end text-[min(4.1vw,16px)] md:mt-10 md:h-[30.6em] md:text-[min(1.8vw,17px)] lg:justify-end lg:pe-(--page-gutter)">
            <PackScreen
              label={messages.screen(brand.name)}
              texts={messages.app}
              className="view-phone [--seen:19.1em] md:[--seen:30.6em]"
            />
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <h2 className="mb-10">{messages.devices}</h2>
          <DeviceCards qr={qr} messages={messages} />
        </Container>
      </Section>
      <Section space="end">
        <Container>
          <h2 className="mb-10">{messages.steps}</h2>
          <ol className="grid gap-10 lg:grid-cols-3 lg:gap-0">
            {messages.step.map(({ time, title, text }) => (
              <li
                key={time}
                className="group relative items-baseline gap-x-6 border-t-2 pt-4 md:grid md:grid-cols-[3rem_1fr_1fr] lg:block lg:px-6 lg:first:mt-20 lg:first:ps-0 lg:nth-2:mt-10"
              >
                <span className="absolute -start-0.5 -top-0.5 hidden h-10 border-s-2 lg:group-not-first:block" />
                <bdi className="text-small text-ink-muted tabular-nums">{time}</bdi>
                <h3>{title}</h3>
                <p className="mt-2 max-w-[19.5em] text-ink-muted md:mt-0 lg:mt-2">{text}</p>
                <span className="absolute inset-e-0 bottom-full hidden spot-height lg:group-last:block" />
              </li>
            ))}
          </ol>
        </Container>
      </Section>
    </main>
  )
}
