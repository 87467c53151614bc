import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@summit/ui/badge'

/** A word or two that mark what they stand beside. */
const meta = {
  title: 'UI/Badge',
  component: Badge,
  parameters: { layout: 'padded' },
  args: { children: 'Save 40%' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const Line: Story = { args: { variant: 'line', children: 'Popular' } }

/** Too long for its place, it wraps. */
export const LongWords: Story = {
  args: { children: 'Jahresabonnementpreisnachlass von vierzig Prozent' },
  render: (args) => (
    <div className="w-40 wrap-anywhere">
      <Badge {...args} />
    </div>
  ),
}
