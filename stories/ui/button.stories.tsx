import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, type ButtonProps } from '@summit/ui/button'
import { ArrowIcon, GoogleIcon } from '@summit/ui/icons'
import { expect } from 'storybook/test'
import { check } from '../check.ts'
import { guide } from './guides/button.tsx'
import { Sheet, sheet } from './sheet.tsx'

/** Buttons act on the page. Navigation is a link, which can have a button's style. */
const meta = {
  title: 'UI/Button',
  component: Button,
  parameters: { guide, layout: 'padded' },
  args: { children: 'Save' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** The primary action of a page. */
export const Accent: Story = { args: { variant: 'accent', children: 'Download Free' } }

/** Variants and sizes in all states. */
export const AllVariants: Story = {
  ...sheet,
  render: () => (
    <Sheet<ButtonProps>
      rows={{
        Accent: { variant: 'accent' },
        Primary: { variant: 'primary' },
        Secondary: { variant: 'secondary' },
        Tertiary: { variant: 'tertiary' },
        Danger: { intent: 'danger' },
        'Danger, secondary': { intent: 'danger', variant: 'secondary' },
        'Danger, tertiary': { intent: 'danger', variant: 'tertiary' },
      }}
      columns={{ Disabled: { disabled: true }, Pending: { pending: true } }}
      cell={(props) => (
        <div className="flex items-center gap-3">
          <Button {...props}>Save</Button>
          <Button {...props} size="small">
            Save
          </Button>
        </div>
      )}
    />
  ),
}

/** The default action. */
export const Primary: Story = {}

/** A secondary action beside another button. */
export const Secondary: Story = { args: { variant: 'secondary', children: 'Watch Demo' } }

/** The least prominent action. */
export const Tertiary: Story = { args: { variant: 'tertiary', children: 'Login' } }

/** What cannot be undone. */
export const Danger: Story = { args: { intent: 'danger', children: 'Delete account' } }

/** For toolbars and rows. */
export const Small: Story = { args: { size: 'small' } }

/** As wide as its container. */
export const Block: Story = { args: { block: true, children: 'Sign In', variant: 'accent' } }

/** With an icon beside the label, never instead of it. */
export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <GoogleIcon />
        Continue with Google
      </>
    ),
  },
}

/** Pending: a spinner is added; width, colour and focus stay. */
export const Loading: Story = {
  args: { variant: 'accent', pending: true, children: 'Signing in...' },
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <Button {...args} pending={false} />
      <Button {...args} />
    </div>
  ),
}

/** The spinner replaces the icon. */
export const LoadingWithIcon: Story = {
  args: { ...WithIcon.args, pending: true },
  render: (args) => (
    <div className="flex flex-wrap gap-4">
      <Button {...args} pending={false} />
      <Button {...args} />
    </div>
  ),
  play: check(async ({ canvas }) => {
    const [idle, pending] = canvas.getAllByRole('button', { name: 'Continue with Google' })
    await expect(pending?.offsetWidth).toBe(idle?.offsetWidth)
  }),
}

/** Disabled. Explain the reason nearby. */
export const Disabled: Story = {
  args: { disabled: true, variant: 'accent' },
  play: check(({ canvas }) => expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled()),
}

/** Another element with the button's style: a router's link, or any other. */
export const AsLink: Story = {
  render: () => (
    <Button variant="accent" render={<a href="#download" />}>
      Download Free
      <ArrowIcon />
    </Button>
  ),
}

/** Long text wraps inside the button. */
export const LongText: Story = {
  args: { children: 'Zustimmungsverfahren für Trainingsdatenweitergabe abschließen' },
  render: (args) => (
    <div className="w-48 max-w-full">
      <Button {...args} />
    </div>
  ),
  play: check(async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.offsetWidth)
  }),
}

/** On a dark section the buttons use that section's colours. */
export const OnBrand: Story = {
  render: (args) => (
    <div className="surface-brand flex flex-wrap gap-4 p-6">
      <Button {...args} variant="accent">
        Download Free
      </Button>
      <Button {...args} variant="secondary">
        Watch Demo
      </Button>
      <Button {...args} variant="tertiary">
        Login
      </Button>
    </div>
  ),
}
