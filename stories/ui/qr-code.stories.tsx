import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '@summit/ui/product/qr-code'
import { expect } from 'storybook/test'
import { appStoreQr } from '../brands.ts'
import { check } from '../check.ts'
import { guide } from './guides/qr-code.ts'

/** A QR code, dark on light in both themes, with a quiet zone. */
const meta = {
  title: 'UI/QrCode',
  component: QrCode,
  parameters: { guide },
  args: { ...appStoreQr, label: 'QR code: opens Summit in the App Store' },
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
