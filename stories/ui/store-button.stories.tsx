import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AppStoreLink,
  AppStoreSoon,
  GooglePlayLink,
  GooglePlaySoon,
  type StoreLinkProps,
} from '@summit/ui/product/store-button'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/store-button.ts'
import { Sheet, sheet } from './sheet.tsx'

/** Links to app stores: one available, one coming soon. */
const meta = {
  title: 'UI/StoreButton',
  component: AppStoreLink,
  parameters: { guide },
  args: { href: 'https://apps.apple.com/app/id0000000000' },
  render: (args) => (
    <div className="flex flex-wrap gap-3 p-6">
      <AppStoreLink {...args} />
      <GooglePlaySoon />
    </div>
  ),
} satisfies Meta<typeof AppStoreLink>
export default meta
type Story = StoryObj<typeof meta>

/** The default variant. */
export const Primary: Story = {
  tags: ['CHROME-19', 'CHROME-20'],
  play: check(async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', args.href)
    await expect(canvas.getByText('Google Play').closest('a, button, [tabindex]')).toBeNull()
    await expect(canvas.getByText('Coming soon')).toBeVisible()
  }),
}

/** The primary action of a page. */
export const Accent: Story = { args: { variant: 'accent' } }

/** The other way round: Google Play has a page, and the App Store comes soon. */
export const GooglePlay: Story = {
  name: 'Google Play linked',
  render: (args) => (
    <div className="flex flex-wrap gap-3 p-6">
      <GooglePlayLink {...args} href="https://play.google.com/store/apps" />
      <AppStoreSoon />
    </div>
  ),
}

/** On a dark section the dashed border uses that section's colour. */
export const OnBrand: Story = {
  render: (args) => (
    <div className="surface-brand flex flex-wrap gap-3 p-6">
      <AppStoreLink {...args} variant="accent" />
      <GooglePlaySoon />
    </div>
  ),
}

/** At 320 px and 200 % text, the label wraps. */
export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: 'x2', viewport: { value: 'small' } },
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<StoreLinkProps>>
      rows={{ Primary: { variant: 'primary' }, Accent: { variant: 'accent' } }}
      cell={(props) => <AppStoreLink {...props} href="#store" />}
    />
  ),
}
