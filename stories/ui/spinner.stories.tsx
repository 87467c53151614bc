import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '@summit/ui/spinner'
import { expect } from 'storybook/test'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { Spinner } from '@summit/ui/spinner'

<p role="status">
  <Spinner /> Verifying session...
</p>`,
  use: ['Loading: `text` beside a text, `large` alone.'],
  instead: [
    'A pending button: `pending` of [Button](./?path=/docs/ui-button--docs).',
    'Known duration: [Countdown](./?path=/docs/ui-countdown--docs).',
  ],
  access: [
    'Decorative beside a text; alone it needs a `label`. Put it into `role="status"` to have it announced.',
    'Static under reduced motion.',
  ],
} satisfies Guide

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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying session...')
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

/** Alone, with an accessible name. */
export const Large: Story = {
  args: { size: 'large', label: 'Loading' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible(),
}
