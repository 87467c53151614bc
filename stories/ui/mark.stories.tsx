import type { Meta, StoryObj } from '@storybook/react-vite'
import { SummitMark } from '@summit/ui/mark'
import { expect } from 'storybook/test'

/** A ridge, lit at the top, cut by two contours. */
const meta = {
  title: 'UI/SummitMark',
  component: SummitMark,
  parameters: { layout: 'padded' },
  args: { label: 'Summit', className: 'size-16' },
} satisfies Meta<typeof SummitMark>
export default meta
type Story = StoryObj<typeof meta>

export const Named: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Summit' })).toBeVisible(),
}

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

/** In one colour, where orange would be lost. */
export const OneColour: Story = {
  render: (args) => (
    <div className="[--logo-peak:currentColor]">
      <SummitMark {...args} />
    </div>
  ),
}
