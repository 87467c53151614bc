import { ContourLines } from '@summit/ui/contour'
import type { Brand } from '../../shared/brand/brand.ts'
import { StoreButtons } from '../../shared/store-buttons.tsx'
import type { HomeMessages } from '../home.ts'
import { StatsSection } from './stats-section.tsx'
import { TodayScreen } from '../drawings/screens.tsx'

export interface HeroProps {
  brand: Brand
  messages: HomeMessages
}

/** What one sees first: the headline, the way to the app, a piece of the app, and the ridge that runs into it. */
export function Hero({ brand, messages }: HeroProps) {
  return (
    <section className="relative overflow-clip pt-12">
      <ContourLines className="[--contour-fade:linear-gradient(150deg,#0003_30%,#000_70%)]" />
      <div className="wrap grid grid-cols-1 gap-x-6 md:grid-cols-[7fr_5fr]">
        <div className="grid grid-cols-1 content-start justify-items-start gap-6 pb-10">
          <h1 className="max-w-[9ch] text-hero">{messages.title}</h1>
          <p className="max-w-measure text-lead text-ink-muted">{messages.lead(brand.name)}</p>
          <StoreButtons brand={brand} variant="accent" />
        </div>
        <TodayScreen
          label={messages.screens.today(brand.name)}
          texts={messages.app.today}
          className="z-1 place-self-center text-[min(4.1vw,16px)] md:col-start-2 md:row-span-2 md:row-start-1 md:mb-16 md:place-self-end lg:me-(--page-gutter) md:text-[min(1.5vw,17px)]"
        />
        <StatsSection stats={messages.stats} />
      </div>
    </section>
  )
}
