'use client'

import { Accordion } from '@summit/ui/accordion'
import { Container } from '@summit/ui/container'
import { ContourLines } from '@summit/ui/product/contour'
import { PageHeader } from '@summit/ui/page-header'
import { Section } from '@summit/ui/section'
import { SegmentedControl } from '@summit/ui/segmented-control'
import { TooltipProvider } from '@summit/ui/tooltip'
import { useMessages } from '../shared/config/use-messages.ts'
import { StoreButtons } from '../shared/drawings/store-buttons.tsx'
import { PlanOffer } from './plan-offer.tsx'
import { pricingMessages, type Plan, type PricingMessages } from './pricing.ts'

export interface PricingProps {
  /** Your plans, in their order. @default those of the messages, which are none unless a translation has some */
  plans?: readonly Plan[] | undefined
  /** Messages that override the provider's translations. */
  messages?: Partial<PricingMessages> | undefined
}

/**
 * The pricing page, with prices in the provider's `currency`. Renders the page's `<main>`; all of it works without
 * scripts. The chosen billing period is the state of its radio buttons.
 */
export function Pricing({ plans, messages: overrides }: PricingProps) {
  const messages = useMessages(pricingMessages, overrides)
  const offered = plans ?? messages.plans
  return (
    <main className="group/pricing">
      <Section space="none" className="pb-12">
        <ContourLines className="[--contour-fade:radial-gradient(72%_108%_at_84%_8%,#000_30%,transparent_92%)]" />
        <Container className="grid grid-cols-1 items-end gap-8 lg:grid-cols-[minmax(0,1fr)_auto]">
          <PageHeader title={messages.title} lead={messages.lead}>
            <div className="print:hidden mt-2">
              <StoreButtons />
            </div>
          </PageHeader>
          <div>
            <SegmentedControl
              label={messages.billingPeriod}
              name="billing"
              options={[
                { value: 'monthly', label: messages.monthly },
                { value: 'yearly', label: messages.yearly },
              ]}
              defaultValue="yearly"
            />
          </div>
        </Container>
      </Section>
      <TooltipProvider>
        <Container className="@container">
          <div className={`grid grid-cols-1 gap-6 @min-[58rem]:gap-0 ${getColumns(offered)}`}>
            {offered.map((plan) => (
              <PlanOffer key={plan.name} plan={plan} messages={messages} />
            ))}
          </div>
        </Container>
      </TooltipProvider>
      {messages.faq.length > 0 && (
        <Section>
          <Container className="grid grid-cols-1 gap-8 lg:grid-cols-[5fr_7fr] lg:gap-x-6">
            <h2>{messages.faqTitle}</h2>
            <Accordion
              name="faq"
              defaultValue="0"
              items={messages.faq.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
            />
          </Container>
        </Section>
      )}
    </main>
  )
}

/** Of three plans, the one in the middle is wider. */
const getColumns = ({ length }: readonly Plan[]) =>
  length === 3 ? '@min-[58rem]:grid-cols-[7fr_10fr_7fr]' : '@min-[58rem]:auto-cols-fr @min-[58rem]:grid-flow-col'
