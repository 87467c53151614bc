import { LinkButton } from '@summit/ui/link-button'
import { PlanCard, PlanFeature, Price } from '@summit/ui/product/plan-card'
import type { Guide } from '../../../.storybook/docs/guide.ts'

export const guide: Guide = {
  entries: ['product/plan-card'],
  since: '0.1.0',
  status: 'stable',
  use: ['Plans side by side. `featured` marks the recommended one.'],
  instead: ['Other content: [Card](./?path=/docs/ui-card--docs).'],
  anatomy: {
    parts: {
      'plan-card': 'The plan, an `<article>`.',
      'plan-card-price': 'Price and note.',
      price: 'A price with its period.',
      'price-amount': 'The amount.',
      'plan-card-features': 'The list of features.',
      'plan-feature': 'A feature, included or not.',
      'plan-card-action': 'The link that gets the plan.',
    },
    Example: () => (
      <div className="w-80">
        <PlanCard
          name="Premium"
          description="For people who want more."
          price={<Price amount="$6.99" per="per month" />}
          note="Billed monthly."
          action={<LinkButton href="#plan">Get Premium</LinkButton>}
        >
          <PlanFeature included>Maps</PlanFeature>
        </PlanCard>
      </div>
    ),
  },
  access: [
    'An `<article>` with a heading, of level 2 unless `headingLevel` says otherwise. Excluded features are named in text, not only by the cross.',
    'The badge is not part of the heading.',
  ],
}
