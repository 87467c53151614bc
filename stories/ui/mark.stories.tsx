import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummitMark } from '@summit/ui/product/mark'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/mark.ts'

/** The brand's mark: a ridge with two contour lines. */
const meta = {
  title: 'UI/SummitMark',
  component: SummitMark,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Summit', className: 'size-16' },
} satisfies Meta<typeof SummitMark>
export default meta
type Story = StoryObj<typeof meta>

/** Alone, with an accessible name. */
export const Default: Story = {
  play: check(({ canvas }) => expect(canvas.getByRole('img', { name: 'Summit' })).toBeVisible()),
}

/** From 16 to 128 px. */
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      <SummitMark className="size-4" />
      <SummitMark className="size-6" />
      <SummitMark className="size-8" />
      <SummitMark className="size-16" />
      <SummitMark className="size-32" />
    </div>
  ),
}

/** In one colour, for backgrounds without contrast to orange. */
export const OneColour: Story = {
  render: (args) => (
    <div className="[--logo-peak:currentColor]">
      <SummitMark {...args} />
    </div>
  ),
}
