'use client'

import { Accordion } from '@summit/ui/accordion'
import { SegmentedControl } from '@summit/ui/segmented-control'
import { ContourLines } from '@summit/ui/contour'
import { TooltipProvider } from '@summit/ui/tooltip'
import { useMessages } from '../shared/messages/use-messages.ts'
import { PlanOffer } from './plan-offer.tsx'
import { pricingMessages, type Plan, type PricingMessages } from './pricing.ts'

export interface PricingProps {
  /** Your plans, in their order. @default those of the messages */
  plans?: readonly Plan[]
  /** Your texts, in place of the provider's. */
  messages?: Partial<PricingMessages>
}

/**
 * The pricing page, with prices in the provider's `currency`. Renders the page's `<main>`; all of it works without
 * scripts. The chosen billing period is the state of its radio buttons.
 */
export function Pricing({ plans, messages: own }: PricingProps) {
  const messages = useMessages(pricingMessages, own)
  return (
    <main className="group/pricing">
      <section className="relative overflow-clip pt-[clamp(3rem,2rem+4vw,6rem)] pb-12">
        <ContourLines className="[--contour-fade:radial-gradient(72%_108%_at_84%_8%,#000_30%,transparent_92%)]" />
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-end gap-8 lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="grid gap-4">
            <h1>{messages.title}</h1>
            <p className="max-w-[36em] text-lead text-pretty text-ink-muted">{messages.lead}</p>
          </div>
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
        </div>
      </section>
      <TooltipProvider>
        <div className="wrap @container">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @min-[58rem]:grid-cols-[7fr_10fr_7fr] @min-[58rem]:gap-0">
            {(plans ?? messages.plans).map((plan) => (
              <PlanOffer key={plan.name} plan={plan} messages={messages} />
            ))}
          </div>
        </div>
      </TooltipProvider>
      <section className="section">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[5fr_7fr] lg:gap-x-6">
          <h2>{messages.faqTitle}</h2>
          <Accordion
            name="faq"
            items={messages.faq.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
          />
        </div>
      </section>
    </main>
  )
}
