import { Badge } from '@summit/ui/badge'
import { buttonVariants } from '@summit/ui/button'
import { PlanCard, PlanFeature, Price } from '@summit/ui/plan-card'
import { paths } from '../shared/paths.ts'
import { Explained } from './explained.tsx'
import { dollars, paymentOf, yearlySaving, type Plan, type PricingMessages } from './pricing.ts'

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
  const { name, description, features, cta, popular } = plan
  return (
    <PlanCard
      name={name}
      badge={popular ? messages.popular : undefined}
      description={description}
      featured={popular}
      className={popular ? '' : '@min-[58rem]:mt-18 @min-[58rem]:first:border-e-0 @min-[58rem]:last:border-s-0'}
      {...(paymentOf(plan) === 'monthly' ? periodicPrice(plan, messages) : fixedPrice(plan, messages))}
      action={
        <a
          href={paths.download}
          className={`px-3 text-balance ${buttonVariants({ variant: popular ? 'accent' : 'secondary' })}`}
        >
          {unbroken(cta)}
        </a>
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

function fixedPrice(plan: Plan, { per, notes }: PricingMessages) {
  const payment = paymentOf(plan)
  return {
    price: <Price amount={dollars(plan.monthlyPrice)} per={per[payment]} />,
    note: notes[payment],
  }
}

function periodicPrice(plan: Plan, { per, notes, save, billedYearly }: PricingMessages) {
  return {
    price: (
      <div className="grid">
        <Price amount={dollars(plan.monthlyPrice)} per={per.monthly} className={whileMonthly} />
        <Price amount={dollars(plan.yearlyPrice)} per={per.monthly} className={whileYearly} />
      </div>
    ),
    note: (
      <>
        <Badge>{save}</Badge>
        <span className="grid">
          <span className={whileMonthly}>{notes.monthly}</span>
          <span className={whileYearly}>
            {billedYearly(dollars(plan.yearlyPrice * 12), dollars(yearlySaving(plan)))}
          </span>
        </span>
      </>
    ),
  }
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
