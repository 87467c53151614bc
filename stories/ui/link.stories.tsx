import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowIcon } from '@summit/ui/icons'
import { Link } from '@summit/ui/link'
import { expect } from 'storybook/test'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { Link } from '@summit/ui/link'

<Link href="/auth/forgot-password">Forgot password?</Link>`,
  use: ['`text` in a sentence or beside a field, `arrow` where a section leads on to another page.'],
  instead: [
    'The wanted next step is a link that looks like a [Button](./?path=/docs/ui-button--docs).',
    'What does something here is a button.',
  ],
  keys: { Enter: 'Follows it.' },
  access: ['Underlined, never told by colour alone. Its words say where it leads without the sentence around them.'],
} satisfies Guide

/** A text link. */
const meta = {
  title: 'UI/Link',
  component: Link,
  parameters: { guide, layout: 'padded' },
  args: { href: '#page', children: 'Forgot password?' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

/** In a sentence or beside a field. */
export const Text: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '#page'),
}

/** A link to another page, with an arrow. */
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
