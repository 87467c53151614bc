import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '@summit/ui/qr-code'
import { expect } from 'storybook/test'
import { appStoreQr } from '../brands.ts'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { QrCode } from '@summit/ui/qr-code'

// Made once with any QR code library: one SVG path, with a unit for each of the 29 × 29 modules.
const path = 'M0 0h7v7h-7z …'

<QrCode path={path} size={29} label="QR code: opens Summit in the App Store" />`,
  use: ['From a large screen to the phone in the hand. Keep it at its size or larger.'],
  instead: ['On a phone nobody can scan it: show the link.'],
  access: [
    'An image whose name says what it opens. Put the same address beside it as a link.',
    'Black on white in every theme and in forced colours, with the quiet zone that cameras need.',
  ],
} satisfies Guide

/** A QR code, dark on light in every theme, with the quiet zone that cameras need. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible()
  },
}

/** On the dark band it keeps its white ground. */
export const OnSpruce: Story = {
  render: (args) => (
    <div className="band-spruce p-6">
      <QrCode {...args} />
    </div>
  ),
}
