import type { Meta, StoryObj } from '@storybook/react-vite'
import { ForgotPasswordFormView, ForgotPasswordView } from '@summit/features/forgot-password'
import { invalid, mockHandle, resends, states } from '@summit/features/forgot-password/fixtures'
import { Dialog } from '@summit/ui/dialog'
import { expect, fn } from 'storybook/test'
import { check } from '../check.ts'

/**
 * The forgot-password page in each of its states. Its toasts are in
 * [Flows/Recovery](./?path=/docs/flows-recovery--docs).
 */
const meta = {
  title: 'Features/Forgot password',
  component: ForgotPasswordView,
  args: { forgotPassword: mockHandle(states.idle) },
} satisfies Meta<typeof ForgotPasswordView>
export default meta
type Story = StoryObj<typeof meta>

/** The form asks for an email address. */
export const Form: Story = {}

/** The email address is invalid; nothing was sent. */
export const Invalid: Story = {
  tags: ['FORGOT-02'],
  args: { forgotPassword: mockHandle(invalid) },
}

/** The request for the mail is pending. */
export const Sending: Story = {
  tags: ['FORGOT-04'],
  args: { forgotPassword: mockHandle(states.pending, { submit: fn() }) },
}

/** The request failed. The reason stays beside the form until the next attempt. */
export const Error: Story = {
  tags: ['FORGOT-12'],
  args: { forgotPassword: mockHandle(states.error) },
}

/** The request for another mail failed. It can be repeated at once. */
export const SendAgainError: Story = {
  args: { forgotPassword: mockHandle(resends.error) },
}

/** The sent panel, the same for known and unknown addresses. Another mail can be requested after a minute. */
export const Sent: Story = {
  tags: ['FORGOT-04', 'FORGOT-05', 'FORGOT-06', 'FORGOT-07', 'FORGOT-08'],
  args: { forgotPassword: mockHandle(states.success) },
  play: check(async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Check your email' })
    await expect(heading.parentElement).toHaveTextContent(
      'If there is an account for mara.lindqvist.with.a.long.address@example.com, a reset link is on its way. The link expires in 24 hours.',
    )
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth/login')
    await expect(canvas.queryByRole('link', { name: /mail/ })).not.toBeInTheDocument()
    await expect(canvas.getByText('Nothing yet? Give it a minute, or check your spam folder.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send again in 42 s' })).toBeDisabled()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

/** After a minute another mail can be requested. */
export const ReadyToSendAgain: Story = { args: { forgotPassword: mockHandle(resends.ready) } }

/** The request for another mail is pending. */
export const SendingAgain: Story = {
  args: { forgotPassword: mockHandle(resends.pending, { resend: fn() }) },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true'),
  ),
}

/** The address's mail provider is known: a link opens its web mail in another tab. */
export const WithMailbox: Story = {
  args: { forgotPassword: mockHandle({ ...states.success, email: 'ada@gmail.com' }) },
  play: check(async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open your inbox' })
    await expect(link).toHaveAttribute('href', 'https://mail.google.com/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  }),
}

/** A development server: a link opens the outbox, which has the mail. */
export const WithOutbox: Story = {
  args: { forgotPassword: mockHandle({ ...states.success, email: 'ada@gmail.com' }, { outbox: '/outbox' }) },
}

/** The password was changed in another tab of this browser. */
export const ChangedInAnotherTab: Story = {
  args: { forgotPassword: mockHandle(states.changed) },
}

/** The form alone, in a dialog. */
export const FormInDialog: Story = {
  render: ({ forgotPassword }) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content size="small">
        <Dialog.Title>{forgotPassword.messages.title}</Dialog.Title>
        <Dialog.Description>{forgotPassword.messages.text}</Dialog.Description>
        <ForgotPasswordFormView forgotPassword={forgotPassword} />
      </Dialog.Content>
    </Dialog.Root>
  ),
}

/** The form alone, once the mail is sent. */
export const FormInDialogSent: Story = {
  ...FormInDialog,
  args: { forgotPassword: mockHandle(states.success) },
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
