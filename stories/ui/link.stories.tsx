import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowIcon } from '@summit/ui/icons'
import { Link, type LinkProps } from '@summit/ui/link'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/link.tsx'
import { Sheet, sheet } from './sheet.tsx'

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
  play: check(({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '#page'),
  ),
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

/** Another element with the link's style, such as a router's link. */
export const AsAnotherElement: Story = {
  render: () => <Link render={<a href="#log" />}>Open the log</Link>,
  play: check(({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Open the log' })).toHaveAttribute('href', '#log'),
  ),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<LinkProps>
      rows={{ Text: { variant: 'text' }, Arrow: { variant: 'arrow' } }}
      cell={(props) => (
        <Link href="#page" {...props}>
          See every feature
        </Link>
      )}
    />
  ),
}
