import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasskeysCard } from '@summit/features/account/passkeys'
import {
  adding,
  known,
  mockHandle,
  notRemoved,
  pendingRemoval,
  ready,
  removalWrongPassword,
  removed,
  removing,
  states,
  tooManyAttempts,
  wrongPassword,
} from '@summit/features/account/passkeys/fixtures'
import { Container } from '@summit/ui/container'
import { expect, screen } from 'storybook/test'
import { check } from '../check.ts'

/** The user's passkeys, a card of the account page: a list, and a form that adds one. */
const meta = {
  title: 'Features/Account/Passkeys',
  component: PasskeysCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { passkeys: mockHandle(states.ready), email: 'ada@example.org' },
} satisfies Meta<typeof PasskeysCard>
export default meta
type Story = StoryObj<typeof meta>

/** The list: by what added each, and when it was added and last used. */
export const Ready: Story = { tags: ['ACCOUNT-28'] }

/** The list is loaded. */
export const Loading: Story = { args: { passkeys: mockHandle(states.pending) } }

/** The list could not be loaded. */
export const Unavailable: Story = { args: { passkeys: mockHandle(states.unavailable) } }

/** The user has none. */
export const Empty: Story = { args: { passkeys: mockHandle(ready(adding.idle, [])) } }

/** The browser has no passkeys: others can still be removed. */
export const Unsupported: Story = { args: { passkeys: mockHandle(ready(adding.unsupported)) } }

/** The password is wrong. */
export const WrongPassword: Story = {
  tags: ['ACCOUNT-28'],
  args: { passkeys: mockHandle(ready(wrongPassword)) },
}

/** Two-factor authentication is on: adding one takes a code of the app, too. */
export const TwoFactor: Story = { tags: ['ACCOUNT-40'], args: { hasTwoFactor: true } }

/** Removing one takes a code of the app, too. */
export const RemovalTwoFactor: Story = {
  tags: ['ACCOUNT-40'],
  args: { passkeys: mockHandle(removing), hasTwoFactor: true },
}

/** The browser asks for finger, face or PIN. */
export const Adding: Story = { args: { passkeys: mockHandle(ready(adding.pending)) } }

/** The visitor has closed the browser's prompt. */
export const Cancelled: Story = { args: { passkeys: mockHandle(ready(adding.error)) } }

/** This device has a passkey of the account. */
export const Known: Story = { args: { passkeys: mockHandle(ready(known)) } }

/** After too many attempts, the wait is counted down. */
export const TooManyAttempts: Story = {
  args: { passkeys: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** A passkey was added. */
export const Added: Story = { args: { passkeys: mockHandle(ready(adding.success)) } }

/** The question before a passkey is removed. */
export const Removing: Story = {
  tags: ['ACCOUNT-28'],
  args: { passkeys: mockHandle(removing) },
  play: check(() =>
    expect(screen.getByRole('alertdialog', { name: 'Remove this passkey?' })).toHaveAccessibleDescription(
      /^The passkey of Safari on macOS no longer signs in\./,
    ),
  ),
}

/** The password is wrong. */
export const RemovalWrongPassword: Story = {
  args: { passkeys: mockHandle(removalWrongPassword) },
}

/** It is removed. */
export const RemovalPending: Story = { args: { passkeys: mockHandle(pendingRemoval) } }

/** The passkey could not be removed. */
export const NotRemoved: Story = { args: { passkeys: mockHandle(notRemoved) } }

/** A passkey was removed. */
export const Removed: Story = { args: { passkeys: mockHandle(removed) } }

/** Names as long as browsers have them. */
export const LongText: Story = {
  args: {
    passkeys: mockHandle(
      ready(adding.idle, [
        { id: 'a', browser: 'Samsung Internet Browser Beta for Tablets', system: 'Chrome OS Flex', createdAt: 0 },
      ]),
    ),
    email: `${'ada.keller.'.repeat(16)}@example.org`,
  },
  play: check(({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)),
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'nl', viewport: { value: 'phone' } } }
