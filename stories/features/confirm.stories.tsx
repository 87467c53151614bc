import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfirmView } from '@summit/features/confirm'
import { errors, mockHandle, states } from '@summit/features/confirm/fixtures'
import { fn } from 'storybook/test'

/** The page that a recovery link opens, in each of its states. */
const meta = {
  title: 'Features/Confirm',
  component: ConfirmView,
  args: { confirm: mockHandle(states.pending) },
} satisfies Meta<typeof ConfirmView>
export default meta
type Story = StoryObj<typeof meta>

/** The link is being verified. The only action is the link home. */
export const Verifying: Story = {
  tags: ['CONFIRM-03', 'CONFIRM-04', 'CONFIRM-05'],
}

/** The link is valid. The page redirects after a delay, or at once by its link. */
export const Success: Story = {
  tags: ['CONFIRM-07', 'CONFIRM-08', 'CONFIRM-09'],
  args: { confirm: mockHandle(states.success) },
}

/** The service refused the link; its message is shown with a link to request a new one. */
export const Error: Story = {
  tags: ['CONFIRM-13', 'CONFIRM-16', 'CONFIRM-17', 'CONFIRM-18', 'CONFIRM-19'],
  args: { confirm: mockHandle(states.error) },
}

/** The URL has no token, or an unknown type. */
export const InvalidLink: Story = {
  tags: ['CONFIRM-11', 'CONFIRM-12'],
  args: { confirm: mockHandle(errors.invalid) },
}

/** The service refused the link without a message. */
export const FailureWithoutMessage: Story = {
  tags: ['CONFIRM-14'],
  args: { confirm: mockHandle(errors.refused) },
}

/** The service did not answer: the link is unused, and can be verified again until the page redirects. */
export const Unreachable: Story = { args: { confirm: mockHandle(errors.unreachable, { retry: fn() }) } }

/** An exception, or a response that cannot be read. */
export const UnexpectedError: Story = {
  tags: ['CONFIRM-15'],
  args: { confirm: mockHandle(errors.unexpected) },
}
