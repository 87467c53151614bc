import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '@summit/ui/qr-code'
import { expect } from 'storybook/test'
import { appStoreQr } from '../brands.ts'

/** A QR code, dark on light in every theme, with the quiet zone that cameras need. */
const meta = {
  title: 'UI/QrCode',
  component: QrCode,
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible()
  },
}

export const OnSpruce: Story = {
  render: (args) => (
    <div className="band-spruce p-6">
      <QrCode {...args} />
    </div>
  ),
}
