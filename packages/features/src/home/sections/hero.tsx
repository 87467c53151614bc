'use client'

import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { Section } from '@summit/ui/section'
import { useConfig } from '../../shared/config/use-config.ts'
import { useMessages } from '../../shared/config/use-messages.ts'
import { StoreButtons } from '../../shared/drawings/store-buttons.tsx'
import { HeroPhone } from '../hero-phone/hero-phone.tsx'
import type { HeroPhoneHandle } from '../hero-phone/use-hero-phone.ts'
import { homeMessages } from '../home.ts'
import type { HomeSectionProps } from './section-props.ts'
import { StatsSection } from './stats-section.tsx'

export interface HeroProps extends HomeSectionProps {
  /** The state of the phone. Without it the phone stays still. */
  phone?: HeroPhoneHandle | undefined
}

/** The first section: the headline, links to the app, a phone, and the key figures on a ridge line. */
export function Hero({ phone, messages: ownMessages }: HeroProps) {
  const { brand } = useConfig()
  const messages = useMessages(homeMessages, ownMessages)
  return (
    <Section space="none" className="pt-12">
      <ContourLines className="[--contour-fade:linear-gradient(150deg,#0003_30%,#000_70%)]" />
      <Container className="grid grid-cols-1 gap-x-6 md:grid-cols-[7fr_5fr]">
        <div className="grid grid-cols-1 content-start justify-items-start gap-6 pb-10">
          <h1 className="max-w-[6.95em] text-hero">{messages.title}</h1>
          <p className="max-w-measure text-lead text-ink-muted">{messages.lead(brand.name)}</p>
          <StoreButtons variant="accent" />
        </div>
        <HeroPhone
          messages={messages}
          phone={phone}
          className="z-1 view-phone place-self-center text-[min(4.1vw,16px)] md:col-start-2 md:row-span-2 md:row-start-1 md:mb-16 md:place-self-end lg:me-(--page-gutter) md:text-[min(1.5vw,17px)]"
        />
        <StatsSection messages={messages} />
      </Container>
    </Section>
  )
}
