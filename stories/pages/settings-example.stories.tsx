import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { check } from '../check.ts'
import { SettingsExample } from './settings-example.tsx'

/** A page that the website does not have, built with the components alone. */
const meta = {
  title: 'Pages/Settings example',
  component: SettingsExample,
} satisfies Meta<typeof SettingsExample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The server has refused two fields. */
export const Refused: Story = {
  args: {
    errors: {
      email: 'Another account has this address. Sign in with it, or use another one.',
      about: 'That is 34 characters too long.',
    },
  },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/Another account/)
    await expect(canvas.getByRole('textbox', { name: 'About you' })).toBeInvalid()
  }),
}

/** Signed in on this device alone. */
export const OneDevice: Story = { args: { hasOtherDevices: false } }

/** The question before the account is deleted. */
export const Deleting: Story = {
  args: { isDeleting: true },
  play: check(async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' })
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0))
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  }),
}

/** With another brand’s colours, face and corners. */
export const AnotherBrand: Story = { globals: { brand: 'acme' } }
