import type { Meta, StoryObj } from '@storybook/react-vite'
import { Terms } from '@summit/features/terms'
import { expect } from 'storybook/test'
import { basecamp } from '../brands.ts'
import { check } from '../check.ts'
import { inSiteChrome } from './in-site-chrome.tsx'

/** The Terms of Service. */
const meta = {
  title: 'Pages/Terms',
  component: Terms,
  decorators: [inSiteChrome('/terms')],
} satisfies Meta<typeof Terms>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['TERMS-01', 'TERMS-02', 'TERMS-03', 'TERMS-04', 'TERMS-05', 'TERMS-06', 'TERMS-07', 'TERMS-08'],
}

/** The page with another brand. */
export const AnotherBrand: Story = {
  parameters: { brand: basecamp },
  play: check(async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('door@basecamp.test')
    await expect(canvasElement).not.toHaveTextContent(/summit/i)
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** 200 % text on a small phone. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
