'use client'

import { Badge } from '@summit/ui/badge'
import { LinkButton } from '@summit/ui/link-button'
import { PlanCard, PlanFeature, Price } from '@summit/ui/product/plan-card'
import { PageLink } from '../shared/config/page-link.tsx'
import { useConfig } from '../shared/config/use-config.ts'
import { useFormat } from '../shared/config/use-format.ts'
import { Explained } from './explained.tsx'
import { getPayment, savedPart, yearlySaving, type Plan, type PricingMessages } from './pricing.ts'

export interface PlanOfferProps {
  plan: Plan
  messages: PricingMessages
}

// Both prices are in the HTML; the billing period that is chosen hides the other one, from assistive technology as well.
const change = 'transition-[opacity,translate,visibility] duration-(--duration-base) ease-out [grid-area:1/1]'
const whileMonthly = `${change} group-has-[[value=yearly]:checked]/pricing:invisible group-has-[[value=yearly]:checked]/pricing:translate-y-2 group-has-[[value=yearly]:checked]/pricing:opacity-0`
const whileYearly = `${change} group-has-[[value=monthly]:checked]/pricing:invisible group-has-[[value=monthly]:checked]/pricing:-translate-y-2 group-has-[[value=monthly]:checked]/pricing:opacity-0`

/** One plan of the pricing page; the popular one stands higher than its neighbours. Renders an `<article>`. */
export function PlanOffer({ plan, messages }: PlanOfferProps) {
  const { download } = useConfig().routes
  const { name, description, features, cta, popular, href = download } = plan
  const format = useFormat()
  const write: Writing = {
    price: (amount) => format.price(amount, messages.priceFormat),
    percent: (part) => format.number(part, { style: 'percent' }),
  }
  return (
    <PlanCard
      name={name}
      badge={popular ? messages.popular : undefined}
      description={description}
      featured={popular}
      className={popular ? '' : '@min-[58rem]:mt-18 @min-[58rem]:first:border-e-0 @min-[58rem]:last:border-s-0'}
      {...(getPayment(plan) === 'monthly' ? periodicPrice(plan, messages, write) : fixedPrice(plan, messages, write))}
      action={
        <LinkButton
          variant={popular ? 'accent' : 'secondary'}
          className="px-3 text-balance"
          render={<PageLink href={href} />}
        >
          {unbroken(cta)}
        </LinkButton>
      }
    >
      {features.map(({ name, included }) => (
        <PlanFeature key={name} included={included} excludedLabel={messages.notIncluded}>
          <Explained text={messages.explanations[name]}>{name}</Explained>
        </PlanFeature>
      ))}
    </PlanCard>
  )
}

/** Numbers as text. */
interface Writing {
  price: (amount: number) => string
  percent: (part: number) => string
}

function fixedPrice(plan: Plan, { per, notes }: PricingMessages, { price }: Writing) {
  const payment = getPayment(plan)
  return {
    price: <Price amount={price(plan.monthlyPrice)} per={per[payment]} />,
    note: notes[payment],
  }
}

function periodicPrice(plan: Plan, messages: PricingMessages, write: Writing) {
  const { per } = messages
  return {
    price: (
      <div className="grid">
        <Price amount={write.price(plan.monthlyPrice)} per={per.monthly} className={whileMonthly} />
        <Price amount={write.price(plan.yearlyPrice)} per={per.monthly} className={whileYearly} />
      </div>
    ),
    note: periodicNote(plan, messages, write),
  }
}

function periodicNote(plan: Plan, { notes, save, billedYearly, withoutSaving }: PricingMessages, write: Writing) {
  const total = write.price(plan.yearlyPrice * 12)
  const part = savedPart(plan)
  if (part <= 0) return <OfPeriod monthly={withoutSaving.monthly} yearly={withoutSaving.yearly(total)} />
  const monthly = notes.monthly.split('{save}')
  const yearly = billedYearly(total, write.price(yearlySaving(plan))).split('{save}')
  return (
    <>
      <OfPeriod monthly={monthly[0]} yearly={yearly[0]} />
      <Badge>{save(write.percent(part))}</Badge>
      <OfPeriod monthly={monthly[1]} yearly={yearly[1]} />
    </>
  )
}

/** The part of a sentence that differs between the billing periods. */
function OfPeriod({ monthly = '', yearly = '' }: { monthly: string | undefined; yearly: string | undefined }) {
  if (!monthly && !yearly) return null
  return (
    <span className="grid">
      <span className={whileMonthly}>{monthly.trim()}</span>
      <span className={whileYearly}>{yearly.trim()}</span>
    </span>
  )
}

/** Keeps a number and its unit on one line: `7-day`. */
function unbroken(text: string) {
  const parts = text.split(/(\d+-\w+)/)
  return (
    <span>
      {parts.map((part, index) => (
        <span key={index} className={index % 2 ? 'whitespace-nowrap' : undefined}>
          {part}
        </span>
      ))}
    </span>
  )
}
