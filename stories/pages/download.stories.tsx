import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from '@summit/features/download'
import { expect, within } from 'storybook/test'
import { appStoreQr, basecamp, summit } from '../brands.ts'
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
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('10K+')).toBeVisible()
    await expect(canvas.getByText('iOS 13+')).toBeVisible()
    await expect(canvas.getByText('Android 6.0+')).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      summit.stores.appStore.url,
      summit.stores.appStore.url,
    ])
  }),
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
  play: check(async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** 200 % text on a small phone. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
