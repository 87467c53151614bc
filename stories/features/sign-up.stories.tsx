import type { Meta, StoryObj } from '@storybook/react-vite'
import { google, SignUpFormView, signUpMessages, SignUpView } from '@summit/features/sign-up'
import { mockHandle, states, tooShort } from '@summit/features/sign-up/fixtures'
import { Card } from '@summit/ui/card'
import { TextField } from '@summit/ui/text-field'
import { expect, fn, userEvent } from 'storybook/test'
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

const details = {
  name: 'Ada Keller',
  email: 'ada@example.org',
  password: 'high and dry',
  confirmPassword: 'high and dry',
}

/** The form before it is sent. */
export const Idle: Story = { args: { signUp: mockHandle(states.idle, { submit: fn() }) } }

export const IdleTest: Story = {
  ...Idle,
  tags: [
    '!dev',
    '!autodocs',
    'SIGNUP-01',
    'SIGNUP-02',
    'SIGNUP-04',
    'SIGNUP-05',
    'SIGNUP-06',
    'SIGNUP-07',
    'SIGNUP-08',
  ],
  play: async ({ args, canvas, canvasElement, step }) => {
    const fields = ['Full Name', 'Email', 'Password', 'Confirm Password'].map((label) => canvas.getByLabelText(label))
    const terms = canvas.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy' })
    const create = canvas.getByRole('button', { name: 'Create Account' })

    await step('has its texts', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Start climbing' })).toBeVisible()
      await expect(
        canvas.getByText('This form is a demo: accounts are created in the app, and nothing you type here is sent.'),
      ).toBeVisible()
    })
    await step('has four required fields with autocomplete tokens', async () => {
      await expect(fields.map((field) => [field.getAttribute('name'), field.getAttribute('autocomplete')])).toEqual([
        ['name', 'name'],
        ['email', 'email'],
        ['password', 'new-password'],
        ['confirmPassword', 'new-password'],
      ])
      await expect(fields[1]).toHaveAttribute('type', 'email')
    })
    await step('links to terms, privacy and sign-in', async () => {
      await expect(canvas.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
      await expect(canvas.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
      await expect(canvas.getByText(/^Have an account\?/)).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
    })
    await step('shows Google and Apple as placeholders that are not focusable', async () => {
      for (const name of ['Continue with Google', 'Continue with Apple']) {
        const soon = canvas.getByText(name)
        await expect(soon).toHaveTextContent(`${name} (coming soon)`)
        await expect(soon.closest('a, button, [tabindex], [role]')).toBeNull()
      }
      await expect(canvas.getByText(/^Both work on the/)).toHaveTextContent('Both work on the sign-in page.')
      await expect(canvas.getByRole('link', { name: 'sign-in page' })).toHaveAttribute('href', '/auth/login')
    })
    await step('does not submit an incomplete form', async () => {
      const values = Object.values(details)
      for (const [missing, field] of fields.entries()) {
        await expect(field).toBeRequired()
        for (const [index, other] of fields.entries()) {
          await userEvent.clear(other)
          if (index !== missing) await userEvent.type(other, values[index] ?? '')
        }
        if (missing === 0) await userEvent.click(terms)
        await userEvent.click(create)
        await expect(field).toHaveFocus()
        await expect(field).toBeInvalid()
      }
      await userEvent.type(fields[3] ?? canvasElement, details.confirmPassword)
      await userEvent.click(terms)
      await userEvent.click(create)
      await expect(terms).toHaveFocus()
      await expect(args.signUp.submit).not.toHaveBeenCalled()
    })
    await step('submits all four values', async () => {
      await userEvent.click(terms)
      await userEvent.click(create)
      await expect(args.signUp.submit).toHaveBeenCalledOnce()
      await expect(args.signUp.submit).toHaveBeenCalledWith(details)
    })
  },
}

/** The request is pending. Another submit has no effect. */
export const Submitting: Story = {
  tags: ['SIGNUP-11'],
  args: { signUp: mockHandle(states.pending, { submit: fn() }) },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Creating account...' })).toHaveAttribute('aria-disabled', 'true'),
  ),
}

/** The passwords differ; nothing was sent. */
export const Error: Story = {
  tags: ['SIGNUP-09'],
  args: { signUp: mockHandle(states.error) },
  play: check(async ({ canvas }) => {
    const confirmation = canvas.getByLabelText('Confirm Password')
    await expect(confirmation).toBeInvalid()
    await expect(confirmation).toHaveAccessibleDescription('Passwords do not match')
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeEnabled()
  }),
}

/** Where accounts are created, the password is too short; nothing was sent. */
export const TooShort: Story = {
  tags: ['ACCOUNT-44'],
  args: { signUp: mockHandle(tooShort, { isDemo: false }) },
  play: check(({ canvas }) =>
    expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password must be at least 8 characters'),
  ),
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
  play: check(async ({ canvas }) => {
    await expect(canvas.queryByText(/demo/)).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute('href', '/api/auth/google')
  }),
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
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('Your account is ready.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.queryByRole('button', { name: 'Create Account' })).not.toBeInTheDocument()
  }),
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
