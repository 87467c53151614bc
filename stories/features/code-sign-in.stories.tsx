import type { Meta, StoryObj } from '@storybook/react-vite'
import { CodeSignInFormView, CodeSignInView } from '@summit/features/code-sign-in'
import { entries, mockHandle, sent, states, tooManyAttempts } from '@summit/features/code-sign-in/fixtures'
import { Dialog } from '@summit/ui/dialog'
import { expect, fn } from 'storybook/test'
import { check } from '../check.ts'

/**
 * Signing in with a mailed code, where the API creates accounts. Its toasts are in
 * [Flows/Sign in](./?path=/docs/flows-sign-in--docs).
 */
const meta = {
  title: 'Features/Code sign-in',
  component: CodeSignInView,
  args: { codeSignIn: mockHandle(states.idle) },
} satisfies Meta<typeof CodeSignInView>
export default meta
type Story = StoryObj<typeof meta>

/** The form asks for an email address. */
export const Form: Story = {
  args: { codeSignIn: mockHandle(states.idle, { send: fn() }) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in with a code' })).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
    await expect(canvas.getByRole('link', { name: 'Sign in with a password' })).toHaveAttribute('href', '/auth/login')
  }),
}

/** The code is requested. */
export const Sending: Story = {
  args: { codeSignIn: mockHandle(states.pending) },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true'),
  ),
}

/** The code was not sent. */
export const Error: Story = {
  args: { codeSignIn: mockHandle(states.error) },
}

/** The code can be entered. The screen is the same for an address without an account. */
export const Sent: Story = {
  play: check(async ({ canvas }) => {
    const field = canvas.getByLabelText('Code')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAccessibleDescription('The six digits in the email.')
    await expect(canvas.getByRole('button', { name: 'Send again in 42 s' })).toBeDisabled()
  }),
  args: { codeSignIn: mockHandle(states.sent) },
}

/** Another code can be requested. */
export const ReadyToSendAgain: Story = {
  args: { codeSignIn: mockHandle(sent({ status: 'idle' }, { status: 'ready' })) },
}

/** The code is checked. */
export const Entering: Story = {
  args: { codeSignIn: mockHandle(sent(entries.pending)) },
  play: check(({ canvas }) => expect(canvas.getByRole('button', { name: 'Signing in...' })).toBeVisible()),
}

/** The code is wrong, was used or has expired. */
export const WrongCode: Story = {
  args: { codeSignIn: mockHandle(sent(entries.wrong)) },
}

/** After too many attempts, the wait is counted down. */
export const TooManyAttempts: Story = {
  args: { codeSignIn: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** The code was right. */
export const SignedIn: Story = {
  args: { codeSignIn: mockHandle(sent(entries.success)) },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard'),
  ),
}

/** The address's mail provider is known: a link opens its web mail in another tab. */
export const WithMailbox: Story = {
  args: { codeSignIn: mockHandle({ ...sent(), email: 'ada@gmail.com' }) },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Open your inbox' })).toHaveAttribute('href', 'https://mail.google.com/'),
  ),
}

/** A development server: a link opens the outbox, which has the mail. */
export const WithOutbox: Story = { args: { codeSignIn: mockHandle(sent(), { outbox: '/outbox' }) } }

/** The form alone, in a dialog. */
export const FormInDialog: Story = {
  render: ({ codeSignIn }) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content size="small">
        <Dialog.Title>{codeSignIn.messages.title}</Dialog.Title>
        {codeSignIn.state.status !== 'sent' && <Dialog.Description>{codeSignIn.messages.text}</Dialog.Description>}
        <CodeSignInFormView codeSignIn={codeSignIn} />
      </Dialog.Content>
    </Dialog.Root>
  ),
}

/** The form for the code, in a dialog. */
export const CodeInDialog: Story = { ...FormInDialog, args: { codeSignIn: mockHandle(sent()) } }

/** An address as long as allowed. */
export const LongText: Story = {
  args: { codeSignIn: mockHandle({ ...sent(), email: `${'ada.keller.'.repeat(16)}@example.org` }) },
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
