import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@summit/ui/badge'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { Badge } from '@summit/ui/badge'

<Badge>Save 40%</Badge>`,
  use: ['`filled` for news of a price or a state, `line` beside a heading. A word or two.'],
  instead: ['A sentence is a paragraph. What can be pressed is a [Button](./?path=/docs/ui-button--docs).'],
  access: ['Plain text in reading order: write it so that it makes sense when it is read out, “Save 40%”, not “-40”.'],
} satisfies Guide

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
export const Filled: Story = {}

/** Beside a heading. */
export const Line: Story = { args: { variant: 'line', children: 'Popular' } }

/** Long text wraps. */
export const LongText: Story = {
  args: { children: 'Jahresabonnementpreisnachlass von vierzig Prozent' },
  render: (args) => (
    <div className="w-40 wrap-anywhere">
      <Badge {...args} />
    </div>
  ),
}
