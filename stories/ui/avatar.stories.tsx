import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar, type AvatarProps } from '@summit/ui/avatar'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/avatar.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A person's initials or picture. */
const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  parameters: { guide, layout: 'padded' },
  args: { initials: 'ML' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** Initials. */
export const Default: Story = {
  play: check(({ canvas }) => expect(canvas.queryByRole('img')).not.toBeInTheDocument()),
}

/** Its sizes: in a list, beside a name, in a profile. */
export const Sizes: Story = {
  args: { initials: 'M' },
  render: (args) => (
    <div className="flex items-center gap-4">
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </div>
  ),
}

/** Attracts less attention. */
export const Secondary: Story = { args: { variant: 'secondary' } }

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#8ab" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#fec"/><path fill="#345" d="M1 8a3 3 0 0 1 6 0z"/></svg>')}`

/** With a picture. */
export const Picture: Story = { args: { size: 'large', src: portrait } }

/** A picture that cannot be loaded leaves the initials. */
export const Failure: Story = {
  args: { size: 'large', src: 'data:image/png;base64,' },
  play: check(({ canvas }) => expect(canvas.getByText('ML')).toBeVisible()),
}

/** Alone, with an accessible name. */
export const Labelled: Story = {
  args: { label: 'Mara Lindqvist' },
  play: check(({ canvas }) => expect(canvas.getByRole('img', { name: 'Mara Lindqvist' })).toBeVisible()),
}

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<AvatarProps>>
      rows={{ Primary: { variant: 'primary' }, Secondary: { variant: 'secondary' } }}
      states={[]}
      columns={{ Small: { size: 'small' }, Medium: { size: 'medium' }, Large: { size: 'large' } }}
      cell={(props) => <Avatar initials="ML" {...props} />}
    />
  ),
}
