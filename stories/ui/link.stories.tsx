import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowIcon } from '@summit/ui/icons'
import { Link } from '@summit/ui/link'
import { expect } from 'storybook/test'

/** A link that shows it is one. */
const meta = {
  title: 'UI/Link',
  component: Link,
  parameters: { layout: 'padded' },
  args: { href: '#page', children: 'Forgot password?' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '#page'),
}

export const Arrow: Story = {
  args: {
    variant: 'arrow',
    children: (
      <>
        See every feature
        <ArrowIcon size="small" />
      </>
    ),
  },
}
