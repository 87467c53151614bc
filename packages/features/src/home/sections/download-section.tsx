'use client'

import { Container } from '@summit/ui/container'
import { QrCode } from '@summit/ui/product/qr-code'
import { Section } from '@summit/ui/section'
import type { AppStoreQr } from '../../shared/config/brand.ts'
import { useConfig } from '../../shared/config/use-config.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { StoreButtons } from '../../shared/drawings/store-buttons.tsx'
import { homeMessages } from '../home.ts'
import { ProgressScreen } from '../drawings/screens.tsx'
import type { HomeSectionProps } from './section-props.ts'

export interface DownloadSectionProps extends HomeSectionProps {
  /** A QR code of the app's page in the App Store. Without it none is shown. */
  qr?: AppStoreQr | undefined
}

/** Links to the app in the stores of the provider's brand, and a QR code. */
export function DownloadSection({ qr, messages: ownMessages }: DownloadSectionProps) {
  const { brand } = useConfig()
  const messages = useMessages(homeMessages, ownMessages)
  return (
    <Section background="highlight">
      <Container className="grid grid-cols-1 gap-10 md:grid-cols-[5fr_7fr] md:items-center">
        <div className="flex flex-col items-start gap-6">
          <h2>{messages.download}</h2>
          <p className="max-w-measure wrap-anywhere text-lead text-ink-muted">{messages.downloadText}</p>
          {qr && (
            <div className="flex flex-wrap items-center gap-6 handheld:hidden">
              <QrCode {...qr} label={messages.qrCode(brand.name)} />
              <p className="text-small">
                <b className="block font-label">{messages.scanHere}</b>{' '}
                <span className="text-ink-muted">{messages.systems}</span>
              </p>
            </div>
          )}
          <StoreButtons variant="primary" />
        </div>
        <div className="-mb-(--space-section) print:hidden flex drawn drawn-move [--move:4rem] [--span:45%] h-[27.1em] justify-center self-end text-[min(4.1vw,16px)] md:-order-1 md:text-[min(1.75vw,17px)]">
          <ProgressScreen label={messages.screens.progress(brand.name)} texts={messages.app.progress} />
        </div>
      </Container>
    </Section>
  )
}
