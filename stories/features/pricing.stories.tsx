import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pricing } from '@summit/features/pricing'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { afterMount } from '../after-mount.tsx'
import { pricingMessages } from '../brands.ts'
import { check } from '../check.ts'

/** The pricing page in each billing period, and its disclosures. */
const meta = {
  title: 'Features/Pricing',
  component: Pricing,
  args: { messages: pricingMessages },
} satisfies Meta<typeof Pricing>
export default meta
type Story = StoryObj<typeof meta>

/** The visible text of an element. */
const seen = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ')

const card = (name: string) =>
  // SAFETY: every plan's heading is inside its card.
  screen.getByRole('heading', { level: 2, name }).closest('article') as HTMLElement

/** The initial state. */
export const Yearly: Story = {
  tags: ['PRICE-01', 'PRICE-04', 'PRICE-06', 'PRICE-07', 'PRICE-08', 'PRICE-09'],
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yearly' })).toBeChecked()
    await expect(seen(card('Free'))).toContain('$0 for good No card, no countdown.')
    await expect(seen(card('Premium'))).toContain('$3.5 per month Save 40% $42 billed yearly. You save $41.88 a year.')
    await expect(seen(card('Premium'))).not.toContain('$6.99')
    await expect(seen(card('Lifetime'))).toContain('$199 once No renewal to remember.')
  }),
}

/** Monthly billing. Only the price of Premium changes. */
export const Monthly: Story = {
  tags: ['PRICE-01', 'PRICE-04', 'PRICE-05', 'PRICE-09'],
  decorators: [afterMount((find) => find('[value=monthly]').click())],
  play: check(async () => {
    await waitFor(() => expect(seen(card('Premium'))).not.toContain('$3.5'))
    await expect(seen(card('Premium'))).toContain(
      '$6.99 per month Save 40% with Yearly. Billed monthly, cancel anytime.',
    )
    await expect(seen(card('Premium'))).not.toContain('41.88')
    await expect(seen(card('Free'))).toContain('$0 for good')
    await expect(seen(card('Lifetime'))).toContain('$199 once')
  }),
}

/** Pressing a feature's name shows its explanation, without scripts and on touch screens. */
export const FeatureExplained: Story = {
  decorators: [afterMount((find) => find('article + article summary').click())],
  play: check(async () => {
    const premium = within(card('Premium'))
    await waitFor(() => expect(premium.getByText(/^Each session builds on the last/)).toBeVisible())
    await expect(premium.getByText(/^Rope up with friends/)).not.toBeVisible()
  }),
}

/** A tooltip shows the explanation on keyboard focus and on hover. */
export const Tooltip: Story = { decorators: [afterMount((find) => find('article + article summary').focus())] }

export const TooltipTest: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ step }) => {
    const name = within(card('Premium')).getByText('Offline mode')
    await step('shows the explanation', async () => {
      name.focus()
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('for where the signal ends.')
    })
    await step('is hidden while the explanation is open', async () => {
      await userEvent.click(name)
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      name.blur()
      name.focus()
      await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    })
    await step('is shown again once the explanation is closed', async () => {
      await userEvent.click(name)
      name.blur()
      name.focus()
      await screen.findByRole('tooltip')
    })
  },
}
