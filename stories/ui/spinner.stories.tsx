import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '@summit/ui/spinner'
import { expect } from 'storybook/test'

/** Something is under way: the mark climbs. */
const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** Beside a text that says what is under way, the mark is an ornament. */
export const WithText: Story = {
  render: (args) => (
    <p role="status" className="flex items-center gap-2">
      <Spinner {...args} />
      Verifying session...
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying session...')
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Large: Story = {
  args: { size: 'large', label: 'Loading' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible(),
}
