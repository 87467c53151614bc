import type { Meta, StoryObj } from '@storybook/react-vite'
import { Privacy } from '@summit/features/privacy'
import { expect, within } from 'storybook/test'
import { basecamp } from '../brands.ts'
import { check } from '../check.ts'
import { inSiteChrome } from './in-site-chrome.tsx'

/** The Privacy Policy. */
const meta = {
  title: 'Pages/Privacy',
  component: Privacy,
  decorators: [inSiteChrome('/privacy')],
} satisfies Meta<typeof Privacy>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['PRIVACY-01'],
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await expect(within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })).toHaveLength(12)
  }),
}

/** The page with another brand. */
export const AnotherBrand: Story = {
  parameters: { brand: basecamp },
  play: check(async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Basecamp, 2 Col Road, Lone Pine')
    await expect(canvasElement).toHaveTextContent('door@basecamp.test')
    await expect(canvasElement).not.toHaveTextContent(/summit/i)
  }),
}

/** A host whose contact form sends messages: the policy says what is sent. */
export const WithContactForm: Story = {
  parameters: { sendsEnquiries: true },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /If you write to us$/ })).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2, name: /Forms that send nothing$/ })).toBeNull()
  }),
}

/** A host where visitors create accounts, and whose contact form sends messages. */
export const WithAccounts: Story = {
  parameters: { sendsEnquiries: true, createsAccounts: true },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /If you sign up$/ })).toBeVisible()
    await expect(canvas.getByText('summit_signup')).toBeVisible()
    await expect(canvas.queryByText(/sign-up form/)).toBeNull()
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** 200 % text on a small phone. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
