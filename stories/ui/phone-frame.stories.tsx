import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneFrame } from '@summit/ui/product/phone-frame'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/phone-frame.ts'

/** A drawn phone that shows the app. Its font size scales all of it; one accessible name describes it. */
const meta = {
  title: 'UI/PhoneFrame',
  component: PhoneFrame,
  parameters: { guide, layout: 'padded' },
  args: {
    label: 'A phone that shows the height of a mountain',
    time: '6:42',
    className: 'text-[16px]',
    children: (
      <div className="m-5 rounded-2 bg-surface p-4">
        <div className="font-display text-figure">4,810</div>
        <div className="text-caption text-ink-muted">Mont Blanc, in meters</div>
      </div>
    ),
  },
} satisfies Meta<typeof PhoneFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A phone that shows the height of a mountain' })).toBeVisible()
    await expect(canvas.queryByText('6:42', { ignore: '[aria-hidden] *' })).not.toBeInTheDocument()
  }),
}

/** At half the font size everything is half as large. */
export const Small: Story = {
  args: { className: 'text-[8px]' },
  play: check(async ({ canvas }) => {
    const phone = canvas.getByRole('img')
    await expect(phone.offsetWidth).toBe(160)
    await expect(parseFloat(getComputedStyle(canvas.getByText('4,810')).fontSize)).toBeCloseTo(21.6)
  }),
}

/** It is dark on every background. */
export const OnHighlight: Story = {
  render: (args) => (
    <div className="surface-highlight p-6">
      <PhoneFrame {...args} />
    </div>
  ),
}

/** It does not grow with the visitor's text size. */
export const LargeText: Story = {
  globals: { textSize: 'x2' },
  play: check(({ canvas }) => expect(canvas.getByRole('img').offsetWidth).toBe(320)),
}
