import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner, type SpinnerProps } from '@summit/ui/spinner'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/spinner.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** An animated loading indicator. */
const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  parameters: { guide, layout: 'padded' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** Decorative beside a text. */
export const Default: Story = {
  render: (args) => (
    <p role="status" className="flex items-center gap-2">
      <Spinner {...args} />
      Verifying session...
    </p>
  ),
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying session...')
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  }),
}

/** Alone, with an accessible name. */
export const Large: Story = {
  args: { size: 'large', label: 'Loading' },
  play: check(({ canvas }) => expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible()),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<SpinnerProps>
      rows={{ Text: { size: 'text' }, Large: { size: 'large' } }}
      states={['Rest']}
      cell={(props) => <Spinner {...props} />}
    />
  ),
}
