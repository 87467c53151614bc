import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasskeySignInView } from '@summit/features/sign-in/passkey'
import { cancelled, mockHandle, states, tooManyAttempts } from '@summit/features/sign-in/passkey/fixtures'
import { Container } from '@summit/ui/container'

/** The button below the sign-in form that signs in with a passkey, in place of a password. */
const meta = {
  title: 'Features/Sign in/Passkey',
  component: PasskeySignInView,
  decorators: [
    (Story) => (
      <Container className="py-12">
        <div className="max-w-104">
          <Story />
        </div>
      </Container>
    ),
  ],
  args: { passkeySignIn: mockHandle(states.idle) },
} satisfies Meta<typeof PasskeySignInView>
export default meta
type Story = StoryObj<typeof meta>

/** Browser and back end have passkeys. */
export const Idle: Story = { tags: ['ACCOUNT-29'] }

/** Browser or back end have none: there is no button. */
export const Unsupported: Story = {
  tags: ['ACCOUNT-29'],
  args: { passkeySignIn: mockHandle(states.unsupported) },
}

/** The browser asks for finger, face or PIN. */
export const Pending: Story = { args: { passkeySignIn: mockHandle(states.pending) } }

/** The visitor has closed the browser's prompt. */
export const Cancelled: Story = {
  args: { passkeySignIn: mockHandle(cancelled) },
}

/** The account has this passkey no more. */
export const Refused: Story = { args: { passkeySignIn: mockHandle(states.error) } }

/** After too many attempts, the wait is counted down. */
export const TooManyAttempts: Story = {
  args: { passkeySignIn: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** Signed in: the redirect follows. */
export const Success: Story = { args: { passkeySignIn: mockHandle(states.success) } }
