import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '@summit/ui/product/qr-code'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/qr-code.ts'

/** A QR code, dark on light in both themes, with a quiet zone. */
const meta = {
  title: 'UI/QrCode',
  component: QrCode,
  parameters: { guide },
  // The code of a story has to have all that it needs.
  args: {
    size: 29,
    path: 'M0 0h7m1 0h2m5 0h5m2 0h7M0 1h1m5 0h1m7 0h2m2 0h1m3 0h1m5 0h1M0 2h1m1 0h3m1 0h1m1 0h1m2 0h5m2 0h3m1 0h1m1 0h3m1 0h1M0 3h1m1 0h3m1 0h1m1 0h2m1 0h1m5 0h1m1 0h1m2 0h1m1 0h3m1 0h1M0 4h1m1 0h3m1 0h1m1 0h4m1 0h1m3 0h1m1 0h1m2 0h1m1 0h3m1 0h1M0 5h1m5 0h1m2 0h1m2 0h1m1 0h1m1 0h1m2 0h2m1 0h1m5 0h1M0 6h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M9 7h1m1 0h1m1 0h2m2 0h3M0 8h4m2 0h1m1 0h1m4 0h2m1 0h3m2 0h1m2 0h3m1 0h1M0 9h2m1 0h1m4 0h2m5 0h1m3 0h4m1 0h1m3 0h1M2 10h1m3 0h2m6 0h1m2 0h1m3 0h2m1 0h1m1 0h2M1 11h1m1 0h2m6 0h4m1 0h1m11 0h1M0 12h1m2 0h1m1 0h2m1 0h2m1 0h1m3 0h1m1 0h1m5 0h1m1 0h2M0 13h2m1 0h2m2 0h1m2 0h2m1 0h1m3 0h3m2 0h1m3 0h3M1 14h1m2 0h3m5 0h1m1 0h1m1 0h1m2 0h1m2 0h1m3 0h3M2 15h1m2 0h1m1 0h1m2 0h1m1 0h2m1 0h1m2 0h3m3 0h1m2 0h1M0 16h3m1 0h1m1 0h1m1 0h4m7 0h3m2 0h2m1 0h1M1 17h1m5 0h4m1 0h2m2 0h2m3 0h1m1 0h1m1 0h3M0 18h1m2 0h5m1 0h1m1 0h2m2 0h1m1 0h1m2 0h2m2 0h1m1 0h1M2 19h3m5 0h1m1 0h1m2 0h1m1 0h2m4 0h1m2 0h1M1 20h2m1 0h3m1 0h1m1 0h4m2 0h11M8 21h1m3 0h3m2 0h2m1 0h1m3 0h5M0 22h7m3 0h4m1 0h1m1 0h1m1 0h2m1 0h1m1 0h2m1 0h1M0 23h1m5 0h1m2 0h1m5 0h2m1 0h1m1 0h1m3 0h2m1 0h2M0 24h1m1 0h3m1 0h1m3 0h1m1 0h1m1 0h1m2 0h1m2 0h5m1 0h1m1 0h1M0 25h1m1 0h3m1 0h1m1 0h1m2 0h2m1 0h2m1 0h1m2 0h2m2 0h2m1 0h1M0 26h1m1 0h3m1 0h1m1 0h1m2 0h1m1 0h1m2 0h1m1 0h1m1 0h2m1 0h1m2 0h1m1 0h1M0 27h1m5 0h1m1 0h1m2 0h1m2 0h2m2 0h1m1 0h2m1 0h3m1 0h1M0 28h7m1 0h3m1 0h1m1 0h1m1 0h2m1 0h2m2 0h1m3 0h1',
    label: 'QR code: opens Summit in the App Store',
  },
  render: (args) => (
    <div className="p-6">
      <QrCode {...args} />
    </div>
  ),
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible()
  }),
}

/** On a dark section it keeps its white background. */
export const OnBrand: Story = {
  render: (args) => (
    <div className="surface-brand p-6">
      <QrCode {...args} />
    </div>
  ),
}
