import { buttonVariants } from '@summit/ui/button'
import { ContourLines } from '@summit/ui/contour'
import { ArrowIcon } from '@summit/ui/icons'
import { Link } from '@summit/ui/link'
import type { Brand } from '../shared/brand/brand.ts'
import { paths } from '../shared/paths.ts'
import { StoreButtons } from '../shared/store-buttons.tsx'
import type { CapabilitiesMessages } from './capabilities.ts'
import { CapabilityGrid } from './capability-grid.tsx'
import { SetScreen } from './set-screen.tsx'

export interface CapabilitiesPageProps {
  messages: CapabilitiesMessages
  brand: Brand
}

/** The features page: what the product can do, nine times. Renders the page's `<main>`. */
export function CapabilitiesPage({ messages, brand }: CapabilitiesPageProps) {
  return (
    <main className="wrap-anywhere">
      <section className="relative overflow-clip">
        <ContourLines className="[--contour-fade:linear-gradient(100deg,#0002_35%,#000_75%)]" />
        <div className="wrap grid grid-cols-1 gap-x-6 md:grid-cols-[7fr_5fr] md:items-end">
          <div className="grid grid-cols-1 gap-4 pt-[clamp(3rem,2rem+4vw,6rem)] pb-12 lg:pb-20">
            <h1>{messages.title}</h1>
            <p className="max-w-measure text-lead text-ink-muted">{messages.lead}</p>
            <div className="print:hidden mt-2">
              <StoreButtons brand={brand} variant="accent" />
            </div>
          </div>
          <div className="print:hidden flex h-[22.6em] justify-center self-end text-[min(4.1vw,16px)] md:mt-10 md:text-[min(1.6vw,17px)] lg:justify-end lg:pe-(--page-gutter)">
            <SetScreen label={messages.screen(brand.name)} texts={messages.app} />
          </div>
        </div>
      </section>
      <div className="wrap pb-(--space-section)">
        <CapabilityGrid messages={messages} />
      </div>
      <section className="section surface-brand">
        <ContourLines className="[--contour-fade:linear-gradient(250deg,#000_20%,#0003_60%)]" />
        <div className="wrap cols items-end">
          <div className="col-span-7 grid gap-4">
            <h2 className="text-h1">{messages.closing}</h2>
            <p className="max-w-measure text-lead text-ink-muted">{messages.closingText}</p>
          </div>
          <div className="col-span-5 flex flex-wrap items-center gap-x-8 gap-y-4 lg:justify-end">
            <a href={paths.download} className={buttonVariants({ variant: 'accent' })}>
              {messages.download}
            </a>
            <Link variant="arrow" href={paths.pricing}>
              {messages.plans}
              <ArrowIcon size="small" />
            </Link>
          </div>
        </div>
      </section>
    </main>
  )
}
