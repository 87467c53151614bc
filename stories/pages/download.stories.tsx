import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from '@summit/features/download'
import { expect } from 'storybook/test'
import { appStoreQr, basecamp } from '../brands.ts'
import { check } from '../check.ts'
import { inSiteChrome } from './in-site-chrome.tsx'

/** The download page. */
const meta = {
  title: 'Pages/Download',
  component: Download,
  decorators: [inSiteChrome('/download')],
  args: { qr: appStoreQr },
} satisfies Meta<typeof Download>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['DOWN-01', 'DOWN-02', 'DOWN-03', 'DOWN-04', 'DOWN-05', 'DOWN-06'],
  play: check(({ canvas }) => expect(canvas.getByText('10K+')).toBeVisible()),
}

/** The page with another brand. */
export const AnotherBrand: Story = {
  parameters: { brand: basecamp },
  play: check(async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Basecamp is free to download')
    await expect(canvasElement).not.toHaveTextContent('Summit')
  }),
}

/** A host without a QR code: its part is left out. */
export const WithoutQrCode: Story = {
  name: 'Without QR code',
  args: { qr: undefined },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** 200 % text on a small phone. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
