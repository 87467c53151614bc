import type { Meta, StoryObj } from '@storybook/react-vite'
import { google, SignUpFormView, signUpMessages, SignUpView } from '@summit/features/sign-up'
import { mockHandle, states, tooShort } from '@summit/features/sign-up/fixtures'
import { Card } from '@summit/ui/card'
import { TextField } from '@summit/ui/text-field'
import { expect, fn } from 'storybook/test'
import { appStoreQr, summit } from '../brands.ts'
import { afterMount } from '../after-mount.tsx'
import { check } from '../check.ts'
import { withToast } from '../with-toast.tsx'
import { showPassword } from '../show-password.ts'

/** The sign-up page in each of its states. Its toasts are in [Flows/Sign up](./?path=/docs/flows-sign-up--docs). */
const meta = {
  title: 'Features/Sign up',
  component: SignUpView,
  args: { qr: appStoreQr, signUp: mockHandle(states.idle) },
} satisfies Meta<typeof SignUpView>
export default meta
type Story = StoryObj<typeof meta>

/** The form before it is sent. */
export const Idle: Story = {}

/** The request is pending. Another submit has no effect. */
export const Submitting: Story = {
  tags: ['SIGNUP-11'],
  args: { signUp: mockHandle(states.pending, { submit: fn() }) },
}

/** The passwords differ; nothing was sent. */
export const Error: Story = {
  tags: ['SIGNUP-09'],
  args: { signUp: mockHandle(states.error) },
}

/** Where accounts are created, the password is too short; nothing was sent. */
export const TooShort: Story = {
  tags: ['ACCOUNT-44'],
  args: { signUp: mockHandle(tooShort, { isDemo: false }) },
}

/** Where the API creates accounts: a link was mailed, which the visitor has to open first. */
export const Verify: Story = {
  args: { signUp: mockHandle(states.verify, { isDemo: false }) },
  play: check(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible()
  }),
}

/** After success the page leads to the app, where accounts are created. The form stays. */
export const Success: Story = {
  args: { signUp: mockHandle(states.success) },
  play: check(async ({ canvas }) => {
    const next = canvas.getByRole('heading', { level: 2, name: 'Now make it real' })
    await expect(next.parentElement).toHaveTextContent(
      'Your account lives in the app. Get the app, then go to the sign-in page.',
    )
    await expect(await canvas.findByRole('link', { name: /App Store/ })).toHaveAttribute(
      'href',
      summit.stores.appStore.url,
    )
    for (const link of canvas.getAllByRole('link', { name: 'sign-in page' })) {
      await expect(link).toHaveAttribute('href', '/auth/login')
    }
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeEnabled()
  }),
}

/** A host with accounts of its own: no demo, and social sign-up that works. */
export const OwnAccounts: Story = {
  args: { providers: [google], signUp: mockHandle(states.idle, { isDemo: false }) },
}

/** A host's own call failed without a message. */
export const OwnAccountRefused: Story = {
  args: {
    providers: [google],
    signUp: mockHandle({ status: 'error', reason: 'refused', message: signUpMessages.refused }, { isDemo: false }),
  },
  decorators: [withToast({ intent: 'danger', title: signUpMessages.errorTitle, text: signUpMessages.refused })],
}

/** The account is created, and the page redirects. */
export const OwnAccountCreated: Story = {
  args: { providers: [google], signUp: mockHandle(states.success, { isDemo: false, redirectTo: '/dashboard' }) },
}

/** The form alone, in a card: for an invitation, with a field of the host's own and a provider that starts in the page. */
export const FormInCard: Story = {
  render: () => (
    <Card className="m-6 grid max-w-104 gap-5">
      <h1 className="text-h3">Join your team</h1>
      <SignUpFormView
        signUp={mockHandle(states.idle, { isDemo: false })}
        providers={[{ name: 'a passkey', onClick: () => {} }]}
        defaultValues={{ name: 'Ada Keller', email: 'ada@example.org' }}
      >
        <TextField label="Invitation code" name="invitation" required />
      </SignUpFormView>
    </Card>
  ),
  play: check(async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ada Keller')
    await expect(canvas.getByRole('button', { name: 'Continue with a passkey' })).toBeVisible()
  }),
}

/** Each password field has its own show button. */
export const PasswordShown: Story = { decorators: [afterMount(showPassword)] }

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'fr', viewport: { value: 'phone' } } }

/** In Arabic, right to left. */
export const Arabic: Story = { tags: ['ACCOUNT-33'], globals: { language: 'ar' } }
