'use client'

import { buttonVariants } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/contour'
import { ArrowIcon } from '@summit/ui/icons'
import { linkVariants } from '@summit/ui/link'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useMessages } from '../shared/messages/use-messages.ts'
import { StoreButtons } from '../shared/store-buttons.tsx'
import { capabilitiesMessages, type CapabilitiesMessages } from './capabilities.ts'
import { CapabilityGrid } from './capability-grid.tsx'
import { SetScreen } from './set-screen.tsx'

export interface CapabilitiesProps {
  /** Your texts, in place of the provider's. */
  messages?: Partial<CapabilitiesMessages>
}

/** The features page: nine capabilities of the product. Renders the page's `<main>`. */
export function Capabilities({ messages: ownMessages }: CapabilitiesProps) {
  const { brand, routes } = useConfig()
  const messages = useMessages(capabilitiesMessages, ownMessages)
  return (
    <main className="wrap-anywhere">
      <section className="relative overflow-clip">
        <ContourLines className="[--contour-fade:linear-gradient(100deg,#0002_35%,#000_75%)]" />
        <div className="wrap grid grid-cols-1 gap-x-6 md:grid-cols-[7fr_5fr] md:items-end">
          <div className="grid grid-cols-1 gap-4 pt-[clamp(3rem,2rem+4vw,6rem)] pb-12 lg:pb-20">
            <h1>{messages.title}</h1>
            <p className="max-w-measure text-lead text-ink-muted">{messages.lead}</p>
            <div className="print:hidden mt-2">
              <StoreButtons variant="accent" />
            </div>
          </div>
          <div className="print:hidden flex h-[22.6em] justify-center self-end text-[min(4.1vw,16px)] md:mt-10 md:text-[min(1.6vw,17px)] lg:justify-end lg:pe-(--page-gutter)">
            <SetScreen label={messages.screen(brand.name)} texts={messages.app} />
          </div>
        </div>
      </section>
      <div className="wrap pb-(--space-section)">
        <CapabilityGrid messages={ownMessages} />
      </div>
      <section className="section surface-brand">
        <ContourLines className="[--contour-fade:linear-gradient(250deg,#000_20%,#0003_60%)]" />
        <div className="wrap cols items-end">
          <div className="col-span-7 grid gap-4">
            <h2 className="text-h1">{messages.closing}</h2>
            <p className="max-w-measure text-lead text-ink-muted">{messages.closingText}</p>
          </div>
          <div className="col-span-5 flex flex-wrap items-center gap-x-8 gap-y-4 lg:justify-end">
            <PageLink href={routes.download} className={buttonVariants({ variant: 'accent' })}>
              {messages.download}
            </PageLink>
            <PageLink href={routes.pricing} className={linkVariants({ variant: 'arrow' })}>
              {messages.plans}
              <ArrowIcon size="small" />
            </PageLink>
          </div>
        </div>
      </section>
    </main>
  )
}
