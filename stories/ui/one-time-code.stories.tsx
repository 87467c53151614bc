import type { Meta, StoryObj } from '@storybook/react-vite'
import { OneTimeCode } from '@summit/ui/one-time-code'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/one-time-code.tsx'

/** A code of digits that was sent to the visitor. */
const meta = {
  title: 'UI/OneTimeCode',
  component: OneTimeCode,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Code', hint: 'We have sent it to ada@acorn.test.' },
} satisfies Meta<typeof OneTimeCode>
export default meta
type Story = StoryObj<typeof meta>

/** Empty. */
export const Default: Story = {}

/** All digits are there. */
export const Complete: Story = { args: { defaultValue: '402718' } }

/** Focused. */
export const Focused: Story = {
  args: { defaultValue: '402' },
  parameters: { pseudo: { focus: 'input', focusVisible: 'input' } },
}

/** With an error. */
export const Error: Story = {
  args: { defaultValue: '402718', error: 'That is not the code. Have you got a newer one?' },
}

/** Disabled while it is checked. */
export const Disabled: Story = { args: { defaultValue: '402718', disabled: true } }

/** Four digits. */
export const Short: Story = { args: { length: 4, defaultValue: '40' } }

/** Eight digits, on a small phone with large text. */
export const Long: Story = {
  args: { length: 8, defaultValue: '40271895', hint: 'We have sent it to ada.keller@mountaintraining.example.' },
  globals: { textSize: 'x2', viewport: { value: 'small' } },
  play: check(({ canvas }) => {
    const field = canvas.getByRole('textbox')
    return expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  }),
}

/** In a parent that is as wide as its content, all digits are seen. */
export const AsWideAsContent: Story = {
  args: { defaultValue: '402718' },
  render: (args) => (
    <div className="flex">
      <OneTimeCode {...args} />
    </div>
  ),
  play: check(({ canvas }) =>
    expect(parseFloat(getComputedStyle(canvas.getByRole('textbox')).fontSize)).toBeGreaterThan(16),
  ),
}

/** From right to left: the digits stay in their order. */
export const RightToLeft: Story = { args: { defaultValue: '402' }, globals: { direction: 'rtl' } }
