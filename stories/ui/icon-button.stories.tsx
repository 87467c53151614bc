import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton, type IconButtonProps } from '@summit/ui/icon-button'
import { CloseIcon, MenuIcon } from '@summit/ui/icons'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/icon-button.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** A button that shows only an icon. */
const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  parameters: { guide, layout: 'padded' },
  args: { label: 'Close', children: <CloseIcon /> },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

/** Without a border. */
export const Tertiary: Story = {
  play: check(async ({ canvas }) => {
    const { offsetWidth, offsetHeight } = canvas.getByRole('button', { name: 'Close' })
    await expect([offsetWidth, offsetHeight]).toEqual([44, 44])
  }),
}

/** With a border. */
export const Secondary: Story = { args: { variant: 'secondary' } }

/** Disabled. */
export const Disabled: Story = {
  args: { disabled: true },
  play: check(({ canvas }) => expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled()),
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

/** Variants in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<Partial<IconButtonProps>>
      rows={{ Tertiary: { variant: 'tertiary' }, Secondary: { variant: 'secondary' } }}
      columns={{ Disabled: { disabled: true } }}
      cell={(props) => (
        <IconButton {...props} label="Close">
          <CloseIcon />
        </IconButton>
      )}
    />
  ),
}
