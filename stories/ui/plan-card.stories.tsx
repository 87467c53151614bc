import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@summit/ui/badge'
import { buttonVariants } from '@summit/ui/button'
import { LinkButton } from '@summit/ui/link-button'
import { PlanCard, PlanFeature, Price, type PlanCardProps } from '@summit/ui/product/plan-card'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/plan-card.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A plan: name, price, included and excluded features, and action. */
const meta = {
  title: 'UI/PlanCard',
  component: PlanCard,
  subcomponents: { Price, PlanFeature },
  parameters: { guide, layout: 'padded' },
  args: {
    className: 'max-w-100',
    name: 'Day hike',
    description: 'Find your feet.',
    price: <Price amount="$0" per="for good" />,
    note: <span>No card, no clock.</span>,
    action: (
      <a href="/somewhere" className={buttonVariants({ variant: 'secondary' })}>
        Start free
      </a>
    ),
    children: (
      <>
        <PlanFeature included>Maps</PlanFeature>
        <PlanFeature included>Weather</PlanFeature>
        <PlanFeature included={false}>A guide</PlanFeature>
      </>
    ),
  },
} satisfies Meta<typeof PlanCard>
export default meta
type Story = StoryObj<typeof meta>

/** A plan among several. */
export const Default: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Day hike' })).toBeVisible()
    await expect(canvas.getByText('$0')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Maps',
      'Weather',
      'Not included: A guide',
    ])
  }),
}

/** The recommended plan. Its badge is not part of the heading. */
export const Highlighted: Story = {
  args: {
    className: 'max-w-160',
    name: 'Expedition',
    badge: 'Popular',
    featured: true,
    description: 'For people who want each day to learn from the last.',
    price: <Price amount="$12.5" per="per month" />,
    note: (
      <>
        <Badge>Save 10%</Badge>
        <span>Billed yearly.</span>
      </>
    ),
    action: (
      <a href="/somewhere" className={buttonVariants({ variant: 'accent' })}>
        Rope in
      </a>
    ),
  },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Expedition' })).toBeVisible()
    await expect(canvas.getByText('Popular')).toBeVisible()
  }),
}

export const LongText: Story = {
  args: {
    name: 'Hochgebirgsdurchquerungsgesellschaft',
    badge: 'Meistgewählt',
    description: 'Für alle, deren Trainingsbenachrichtigungszustellungseinstellungen länger sind als diese Karte.',
    price: <Price amount="$1,199.99" per="im Abonnementzeitraum" />,
  },
  globals: { viewport: { value: 'small' } },
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<PlanCardProps>>
      rows={{ Plan: {}, Featured: { featured: true } }}
      states={['Rest']}
      columns={{ 'With badge': { badge: 'Popular' } }}
      cell={(props) => (
        <PlanCard
          name="Premium"
          description="For people who want more."
          price={<Price amount="$6.99" per="per month" />}
          note="Billed monthly."
          action={<LinkButton href="#plan">Get Premium</LinkButton>}
          {...props}
          className="w-88"
        >
          <PlanFeature included>Maps</PlanFeature>
          <PlanFeature included={false}>A guide</PlanFeature>
        </PlanCard>
      )}
    />
  ),
}
