import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChangeEmailCard } from '@summit/features/account/email'
import {
  entries,
  mockHandle,
  sent,
  states,
  tooManyAttempts,
  wrongPassword,
} from '@summit/features/account/email/fixtures'
import { Container } from '@summit/ui/container'
import { expect } from 'storybook/test'
import { check } from '../check.ts'

/** Changes the email address, a card of the account page: a form for the new one, then one for the codes. */
const meta = {
  title: 'Features/Account/Email',
  component: ChangeEmailCard,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <Story />
      </Container>
    ),
  ],
  args: { changeEmail: mockHandle(states.idle), email: 'ada@example.org' },
} satisfies Meta<typeof ChangeEmailCard>
export default meta
type Story = StoryObj<typeof meta>

/** The form for the new address. */
export const Idle: Story = {}

/** Two-factor authentication is on: a code of the app goes with the password. */
export const TwoFactor: Story = { tags: ['ACCOUNT-40'], args: { hasTwoFactor: true } }

/** The codes are requested. */
export const Sending: Story = { args: { changeEmail: mockHandle(states.pending) } }

/** The password is wrong. */
export const WrongPassword: Story = {
  tags: ['ACCOUNT-26'],
  args: { changeEmail: mockHandle(wrongPassword) },
}

/** After too many attempts, the wait is counted down. */
export const TooManyAttempts: Story = {
  args: { changeEmail: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** The server did not answer. */
export const Unreachable: Story = { args: { changeEmail: mockHandle(states.error) } }

/** Both codes can be entered. */
export const Sent: Story = {
  tags: ['ACCOUNT-26'],
  args: { changeEmail: mockHandle(states.sent) },
}

/** A host that does not know the user's address. */
export const WithoutAddress: Story = { args: { changeEmail: mockHandle(sent()), email: null } }

/** The codes are checked. */
export const Confirming: Story = { args: { changeEmail: mockHandle(sent(entries.pending)) } }

/** A code is wrong, was used or has expired. */
export const WrongCode: Story = {
  args: { changeEmail: mockHandle(sent(entries.wrong)) },
}

/** The address is changed. */
export const Success: Story = { args: { changeEmail: mockHandle(states.success), email: 'ada.keller@example.com' } }

/** Addresses as long as allowed. */
export const LongText: Story = {
  args: {
    changeEmail: mockHandle({ ...sent(), email: `${'keller.ada.'.repeat(16)}@example.com` }),
    email: `${'ada.keller.'.repeat(16)}@example.org`,
  },
  play: check(({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)),
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
