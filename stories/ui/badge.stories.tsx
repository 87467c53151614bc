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

/** A status with a meaning. */
export const Intents: Story = {
  render: () => (
    <p className="flex flex-wrap gap-3">
      <Badge intent="neutral">Draft</Badge>
      <Badge intent="info">Scheduled</Badge>
      <Badge intent="success">Paid</Badge>
      <Badge intent="warning">Due today</Badge>
      <Badge intent="danger">Failed</Badge>
    </p>
  ),
}

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
      rows={{
        Neutral: { intent: 'neutral' },
        Info: { intent: 'info' },
        Success: { intent: 'success' },
        Warning: { intent: 'warning' },
        Danger: { intent: 'danger' },
      }}
      states={['Rest']}
      columns={{ Secondary: { variant: 'secondary' } }}
      cell={(props) => <Badge {...props}>Save 40%</Badge>}
    />
  ),
}
