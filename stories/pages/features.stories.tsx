import type { Meta, StoryObj } from '@storybook/react-vite'
import { Capabilities } from '@summit/features/capabilities'
import { expect } from 'storybook/test'
import { basecamp } from '../brands.ts'
import { check } from '../check.ts'
import { inSiteChrome } from './in-site-chrome.tsx'

/** The features page. */
const meta = {
  title: 'Pages/Features',
  component: Capabilities,
  decorators: [inSiteChrome('/features')],
} satisfies Meta<typeof Capabilities>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['FEAT-01', 'FEAT-02'],
}

/** The page with another brand. */
export const AnotherBrand: Story = {
  parameters: { brand: basecamp },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^The Basecamp app: a wall sit/ })).toBeVisible()
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** 200 % text on a small phone. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
