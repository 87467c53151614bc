import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, type BadgeProps } from '@summit/ui/badge'
import { guide } from './guides/badge.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A short label for the element beside it. */
const meta = {
  title: 'UI/Badge',
  component: Badge,
  parameters: { guide, layout: 'padded' },
  args: { children: 'Save 40%' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

/** For new things. */
export const Primary: Story = {}

/** Beside a heading. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'Popular' } }

/** Long text wraps. */
export const LongText: Story = {
  args: { children: 'Jahresabonnementpreisnachlass von vierzig Prozent' },
  render: (args) => (
    <div className="w-40 wrap-anywhere">
      <Badge {...args} />
    </div>
  ),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<BadgeProps>
      rows={{ Primary: { variant: 'primary' }, Secondary: { variant: 'secondary' } }}
      states={['Rest']}
      cell={(props) => <Badge {...props}>Save 40%</Badge>}
    />
  ),
}
