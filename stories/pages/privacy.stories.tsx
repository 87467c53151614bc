import type { Meta, StoryObj } from '@storybook/react-vite'
import { privacyMessages } from '@summit/features/privacy/messages'
import { PrivacyPage } from '@summit/features/privacy/view'
import { expect } from 'storybook/test'
import { expectNoHorizontalScroll } from '../expect-no-horizontal-scroll.ts'

/** The Privacy Policy. */
const meta = {
  title: 'Pages/Privacy',
  component: PrivacyPage,
  args: {
    messages: privacyMessages,
    party: { product: 'Summit', shortName: 'summit', email: 'hello@summit.test', address: '1 Ridge Street, Bishop' },
  },
} satisfies Meta<typeof PrivacyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['PRIVACY-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12)
  },
}

/** The page with another brand. */
export const AnotherBrand: Story = {
  args: {
    party: {
      product: 'Basecamp',
      shortName: 'basecamp',
      email: 'door@basecamp.test',
      address: '2 Col Road, Lone Pine',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Basecamp, 2 Col Road, Lone Pine')
    await expect(canvasElement).toHaveTextContent('door@basecamp.test')
    await expect(canvasElement).not.toHaveTextContent(/summit/i)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: expectNoHorizontalScroll }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } }, play: expectNoHorizontalScroll }

/** 200 % text on a small phone. */
export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: expectNoHorizontalScroll,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: expectNoHorizontalScroll }
