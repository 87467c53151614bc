import type { Meta, StoryObj } from '@storybook/react-vite'
import { DeleteAccountCard } from '@summit/features/account/deletion'
import { mockHandle, states, tooManyAttempts, wrongPassword } from '@summit/features/account/deletion/fixtures'
import { Container } from '@summit/ui/container'
import { expect, screen } from 'storybook/test'
import { check } from '../check.ts'

/** The button that deletes the account, a card of the account page, and its dialog. */
const meta = {
  title: 'Features/Account/Deletion',
  component: DeleteAccountCard,
  decorators: [
    (Story) => (
      <Container className="min-h-160 py-12">
        <Story />
      </Container>
    ),
  ],
  args: { deleteAccount: mockHandle(states.closed), email: 'ada@example.org' },
} satisfies Meta<typeof DeleteAccountCard>
export default meta
type Story = StoryObj<typeof meta>

/** The button. */
export const Closed: Story = { tags: ['ACCOUNT-22'] }

/** The dialog asks for the password. The focus is on the button that keeps the account. */
export const Open: Story = {
  tags: ['ACCOUNT-20'],
  args: { deleteAccount: mockHandle(states.idle) },
  play: check(async () => expect(await screen.findByRole('button', { name: 'Keep it' })).toHaveFocus()),
}

/** Two-factor authentication is on: the dialog asks for a code of the app, too. */
export const TwoFactor: Story = {
  tags: ['ACCOUNT-40'],
  args: { deleteAccount: mockHandle(states.idle), hasTwoFactor: true },
}

/** The request is under way. */
export const Submitting: Story = { args: { deleteAccount: mockHandle(states.pending) } }

/** The password is wrong. */
export const WrongPassword: Story = {
  tags: ['ACCOUNT-20'],
  args: { deleteAccount: mockHandle(states.error, wrongPassword) },
}

/** After too many attempts, the time to wait is counted down. */
export const TooManyAttempts: Story = {
  args: { deleteAccount: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** The server did not answer. */
export const Unreachable: Story = {
  args: {
    deleteAccount: mockHandle({
      status: 'error',
      reason: 'unreachable',
      message: mockHandle(states.idle).messages.unreachable,
    }),
  },
}

/** The account is going to be deleted: the dialog is closed, and the page left. */
export const Success: Story = { args: { deleteAccount: mockHandle(states.success) } }
