import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '@summit/ui/icon-button'
import { CloseIcon, MenuIcon } from '@summit/ui/icons'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../.storybook/docs/guide.ts'

const guide = {
  code: `import { IconButton } from '@summit/ui/icon-button'
import { CloseIcon } from '@summit/ui/icons'

<IconButton label="Close" onClick={close}>
  <CloseIcon />
</IconButton>`,
  use: ['An action whose icon everyone knows: close, menu, show. `secondary` where it would not be seen as a button.'],
  instead: ['Everything else: [Button](./?path=/docs/ui-button--docs) with a text, and an icon beside it.'],
  keys: { 'Enter, Space': 'Activates it.' },
  access: [
    '`label` is required: it is the accessible name.',
    '44 px wide and high, in pixels, since a finger does not grow with the text.',
  ],
} satisfies Guide

/** A button that shows only an icon. */
const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Close', children: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

/** Without a border. */
export const Tertiary: Story = {}

export const TertiaryTest: Story = {
  ...Tertiary,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44])
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledTimes(1)
  },
}

/** With a border. */
export const Secondary: Story = { args: { variant: 'secondary' } }

/** Disabled. */
export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled(),
}

/** On the brand colour it has the colours of that background. */
export const OnBrand: Story = {
  render: (args) => (
    <div className="surface-brand flex gap-4 p-6">
      <IconButton {...args} />
      <IconButton {...args} label="Menu" variant="secondary">
        <MenuIcon />
      </IconButton>
    </div>
  ),
}
