import { Badge } from '@summit/ui/badge'
import { buttonLook } from '@summit/ui/button'
import { PlanCard, PlanFeature, Price } from '@summit/ui/plan-card'
import { paths } from '../shared/paths.ts'
import { Explained } from './explained.tsx'
import { dollars, paymentOf, yearlySaving, type Plan, type PricingMessages } from './pricing.ts'

export interface PlanOfferProps {
  plan: Plan
  messages: PricingMessages
}

// Both prices are in the HTML; the billing period that is chosen hides the other one, from assistive technology as well.
const whileMonthly = 'group-has-[[value=yearly]:checked]/pricing:hidden'
const whileYearly = 'group-has-[[value=monthly]:checked]/pricing:hidden'

/** One plan of the pricing page; the popular one stands higher than its neighbours. Renders an `<article>`. */
export function PlanOffer({ plan, messages }: PlanOfferProps) {
  const { name, description, features, cta, popular } = plan
  return (
    <PlanCard
      name={name}
      badge={popular ? messages.popular : undefined}
      description={description}
      isTop={popular}
      className={popular ? '' : '@min-[58rem]:mt-18 @min-[58rem]:first:border-e-0 @min-[58rem]:last:border-s-0'}
      {...(paymentOf(plan) === 'monthly' ? periodicPrice(plan, messages) : fixedPrice(plan, messages))}
      action={
        <a
          href={paths.download}
          className={`px-3 text-balance ${buttonLook({ variant: popular ? 'accent' : 'line' })}`}
        >
          {cta}
        </a>
      }
    >
      {features.map(({ name, included }) => (
        <PlanFeature key={name} isIncluded={included} excludedLabel={messages.notIncluded}>
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
      <>
        <Price amount={dollars(plan.monthlyPrice)} per={per.monthly} className={whileMonthly} />
        <Price amount={dollars(plan.yearlyPrice)} per={per.monthly} className={whileYearly} />
      </>
    ),
    note: (
      <>
        <span className={whileMonthly}>{notes.monthly}</span>
        <span className={`inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 ${whileYearly}`}>
          <Badge>{save}</Badge>
          {billedYearly(dollars(yearlySaving(plan)))}
        </span>
      </>
    ),
  }
}
