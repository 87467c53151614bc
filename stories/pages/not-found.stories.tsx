import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFound } from '@summit/features/not-found'
import { basecamp } from '../brands.ts'
import { inSiteChrome } from './in-site-chrome.tsx'

/** The page for unknown URLs. */
const meta = {
  title: 'Pages/Not found',
  component: NotFound,
  decorators: [inSiteChrome('/nowhere')],
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['ROUTE-19', 'ROUTE-20'],
}

/** The page with another brand. */
export const AnotherBrand: Story = { parameters: { brand: basecamp } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** 200 % text on a small phone. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
