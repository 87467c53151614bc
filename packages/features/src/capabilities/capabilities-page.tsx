'use client'

import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { ArrowIcon } from '@summit/ui/icons'
import { linkVariants } from '@summit/ui/link'
import { LinkButton } from '@summit/ui/link-button'
import { PageHeader } from '@summit/ui/page-header'
import { Section } from '@summit/ui/section'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/config/use-messages.ts'
import { StoreButtons } from '../shared/drawings/store-buttons.tsx'
import { capabilitiesMessages, type CapabilitiesMessages } from './capabilities.ts'
import { CapabilityGrid } from './capability-grid.tsx'
import { SetScreen } from './set-screen.tsx'

export interface CapabilitiesProps {
  /** Messages that override the provider's translations. */
  messages?: Partial<CapabilitiesMessages> | undefined
}

/** The features page: nine capabilities of the product. Renders the page's `<main>`. */
export function Capabilities({ messages: ownMessages }: CapabilitiesProps) {
  const { brand, routes } = useConfig()
  const messages = useMessages(capabilitiesMessages, ownMessages)
  return (
    <main className="wrap-anywhere">
      <Section space="none">
        <ContourLines className="[--contour-fade:linear-gradient(100deg,#0002_35%,#000_75%)]" />
        <Container className="grid grid-cols-1 gap-x-6 md:grid-cols-[7fr_5fr] md:items-end">
          <PageHeader title={messages.title} lead={messages.lead} className="pb-12 lg:pb-20">
            <div className="print:hidden mt-2">
              <StoreButtons variant="accent" />
            </div>
          </PageHeader>
          <div className="print:hidden flex h-[22.6em] justify-center self-end text-[min(4.1vw,16px)] md:mt-10 md:text-[min(1.6vw,17px)] lg:justify-end lg:pe-(--page-gutter)">
            <SetScreen
              label={messages.screen(brand.name)}
              texts={messages.app}
              share={[31, 45]}
              className="view-phone [--seen:22.6em]"
            />
          </div>
        </Container>
      </Section>
      <Container className="pb-(--space-section)">
        <CapabilityGrid messages={ownMessages} />
      </Container>
      <Section background="brand">
        <ContourLines className="[--contour-fade:linear-gradient(250deg,#000_20%,#0003_60%)]" />
        <Container className="cols items-end">
          <div className="col-span-7 grid gap-4">
            <h2 className="text-h1">{messages.closing}</h2>
            <p className="max-w-measure text-lead text-ink-muted">{messages.closingText}</p>
          </div>
          <div className="col-span-5 flex flex-wrap items-center gap-x-8 gap-y-4 lg:justify-end">
            <LinkButton variant="accent" render={<PageLink href={routes.download} />}>
              {messages.download}
            </LinkButton>
            <PageLink href={routes.pricing} className={linkVariants({ variant: 'arrow' })}>
              {messages.plans}
              <ArrowIcon size="small" />
            </PageLink>
          </div>
        </Container>
      </Section>
    </main>
  )
}
