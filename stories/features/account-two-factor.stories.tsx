import type { Meta, StoryObj } from '@storybook/react-vite'
import { TwoFactorSettingsCard } from '@summit/features/account/two-factor'
import {
  asking,
  copied,
  mockHandle,
  off,
  pending,
  settingUp,
  states,
  tooManyAttempts,
  unreachable,
  wrongCode,
  wrongPassword,
} from '@summit/features/account/two-factor/fixtures'
import { Container } from '@summit/ui/container'
import { expect, screen, within } from 'storybook/test'
import { check } from '../check.ts'

/** Two-factor authentication, a card of the account page: an authenticator app, and recovery codes if it is lost. */
const meta = {
  title: 'Features/Account/Two-factor',
  component: TwoFactorSettingsCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { settings: mockHandle(states.off), email: 'ada@example.org' },
} satisfies Meta<typeof TwoFactorSettingsCard>
export default meta
type Story = StoryObj<typeof meta>

/** It is off: setting it up takes the password. */
export const Off: Story = { tags: ['ACCOUNT-30'] }

/** It is loaded whether it is on. */
export const Loading: Story = { args: { settings: mockHandle(states.pending) } }

/** It could not be loaded. */
export const Unavailable: Story = { args: { settings: mockHandle(states.unavailable) } }

/** A new key is requested. */
export const Starting: Story = { args: { settings: mockHandle(off(pending)) } }

/** The password is wrong. */
export const WrongPassword: Story = {
  args: { settings: mockHandle(off(wrongPassword)) },
}

/** After too many attempts, the wait is counted down. */
export const TooManyAttempts: Story = {
  args: { settings: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** The app scans the code, or the key is typed. */
export const Setup: Story = {
  tags: ['ACCOUNT-30'],
  args: { settings: mockHandle(states.setup) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible()
    await expect(canvas.getByLabelText('Code of the app')).toHaveAttribute('autocomplete', 'one-time-code')
  }),
}

/** The first code is checked. */
export const Enabling: Story = { args: { settings: mockHandle(settingUp(pending)) } }

/** The first code is wrong: key and code stay. */
export const WrongCode: Story = {
  args: { settings: mockHandle(settingUp(wrongCode)) },
}

/** It is on: the recovery codes are shown this one time. */
export const RecoveryCodes: Story = { tags: ['ACCOUNT-32'], args: { settings: mockHandle(states.codes) } }

/** The recovery codes are in the clipboard. */
export const Copied: Story = {
  args: { settings: mockHandle(copied) },
}

/** It is on. */
export const On: Story = { args: { settings: mockHandle(states.on) } }

/** One recovery code is left. */
export const LastRecoveryCode: Story = { args: { settings: mockHandle({ ...states.on, recoveryCodes: 1 }) } }

/** Turning it off takes the password, and a code of the app. */
export const TurningOff: Story = {
  args: { settings: mockHandle(asking('disable')) },
  play: check(() =>
    expect(
      screen.getByRole('alertdialog', { name: 'Turn off two-factor authentication?' }),
    ).toHaveAccessibleDescription('Your password alone will sign in. Your recovery codes become invalid.'),
  ),
}

/** The code of the app is wrong. */
export const TurningOffWrongCode: Story = {
  tags: ['ACCOUNT-40'],
  args: { settings: mockHandle(asking('disable', wrongCode)) },
  play: check(() =>
    expect(within(screen.getByRole('alertdialog')).getByLabelText('Code')).toHaveAccessibleDescription(
      /^This code is wrong or has expired\./,
    ),
  ),
}

/** The password is checked. */
export const Confirming: Story = { args: { settings: mockHandle(asking('disable', pending)) } }

/** New recovery codes take the password and a code of the app; there was no answer. */
export const ReplacingRecoveryCodes: Story = {
  args: { settings: mockHandle(asking('replace codes', unreachable)) },
  play: check(() => expect(screen.getByRole('alertdialog', { name: 'Make new recovery codes?' })).toBeVisible()),
}

/** It was turned off just now. */
export const TurnedOff: Story = { args: { settings: mockHandle(off(undefined, true)) } }

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }

/** In Arabic, right to left. */
export const Arabic: Story = { tags: ['ACCOUNT-33'], globals: { language: 'ar' } }
