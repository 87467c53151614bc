import { LinkButton } from '@summit/ui/link-button'
import { PlanCard, PlanFeature, Price } from '@summit/ui/product/plan-card'

export const Example = () => (
  <PlanCard
    name="Premium"
    description="For people who want more."
    price={<Price amount="$6.99" per="per month" />}
    note="Billed monthly."
    action={
      <LinkButton href="/download" variant="secondary">
        Get Premium
      </LinkButton>
    }
  >
    <PlanFeature included>Maps</PlanFeature>
    <PlanFeature included={false}>A guide</PlanFeature>
  </PlanCard>
)
