import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangePasswordCard } from '@summit/features/account/password'
import {
  codeRequired,
  mockHandle,
  states,
  tooManyAttempts,
  tooShort,
  wrongCode,
  wrongPassword,
} from '@summit/features/account/password/fixtures'
import { Container } from '@summit/ui/container'

/** The form that replaces the password, a card of the account page. */
const meta = {
  title: 'Features/Account/Password',
  component: ChangePasswordCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { changePassword: mockHandle(states.idle), email: 'ada@example.org' },
} satisfies Meta<typeof ChangePasswordCard>
export default meta
type Story = StoryObj<typeof meta>

/** The form. */
export const Idle: Story = {}

/** The request is under way. */
export const Submitting: Story = { args: { changePassword: mockHandle(states.pending) } }

/** The current password is wrong. */
export const WrongPassword: Story = {
  tags: ['ACCOUNT-16'],
  args: { changePassword: mockHandle(states.error, wrongPassword) },
}

/** Two-factor authentication is on: a code of the app goes with the password. */
export const TwoFactor: Story = { tags: ['ACCOUNT-40'], args: { hasTwoFactor: true } }

/** The server has asked for a code. */
export const CodeRequired: Story = {
  tags: ['ACCOUNT-40'],
  args: { changePassword: mockHandle(codeRequired.state, codeRequired) },
}

/** The code is wrong. */
export const WrongCode: Story = {
  tags: ['ACCOUNT-40'],
  args: { changePassword: mockHandle(wrongCode.state, wrongCode), hasTwoFactor: true },
}

/** The code on a phone, in Arabic. */
export const TwoFactorArabic: Story = {
  tags: ['ACCOUNT-33'],
  args: { hasTwoFactor: true },
  globals: { language: 'ar', viewport: { value: 'phone' } },
}

/** The new password is too short. */
export const TooShort: Story = {
  tags: ['ACCOUNT-16'],
  args: { changePassword: mockHandle(tooShort.state, tooShort) },
}

/** After too many attempts, the time to wait is counted down. */
export const TooManyAttempts: Story = {
  args: { changePassword: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** The server did not answer. */
export const Unreachable: Story = {
  args: {
    changePassword: mockHandle({
      status: 'error',
      reason: 'unreachable',
      message: mockHandle(states.idle).messages.unreachable,
    }),
  },
}

/** The password is changed, and the form is empty again. */
export const Success: Story = { args: { changePassword: mockHandle(states.success) } }
