import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider, type DividerProps } from '@summit/ui/divider'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/divider.ts'
import { Sheet, sheet } from './sheet.tsx'

/** A line between two parts, with or without a label. */
const meta = {
  title: 'UI/Divider',
  component: Divider,
  parameters: { guide, layout: 'padded' },
  args: { className: 'max-w-104' },
} satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

/** Between two groups. */
export const Default: Story = {
  play: check(({ canvas }) => expect(canvas.getByRole('separator')).toBeVisible()),
}

/** Between two alternatives. */
export const Labelled: Story = {
  args: { children: 'or' },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible()
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument()
  }),
}

export const LongText: Story = { args: { className: 'max-w-48', children: 'oder mit einem vorhandenen Benutzerkonto' } }

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<DividerProps>
      rows={{ Plain: {}, Labelled: { children: 'or' } }}
      states={['Rest']}
      cell={(props) => <Divider {...props} className="w-72" />}
    />
  ),
}
