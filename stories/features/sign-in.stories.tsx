import type { Meta, StoryObj } from '@storybook/react-vite'
import { google, SignInFormView, SignInView } from '@summit/features/sign-in'
import { locked, mockHandle, states, tooManyAttempts } from '@summit/features/sign-in/fixtures'
import { QuickSignInView } from '@summit/features/sign-in/quick-sign-in'
import { PasskeySignInView } from '@summit/features/sign-in/passkey'
import { mockHandle as mockPasskey, states as passkeyStates } from '@summit/features/sign-in/passkey/fixtures'
import { mockHandle as mockQuickSignIn, states as quickSignIns } from '@summit/features/sign-in/quick-sign-in/fixtures'
import { Card } from '@summit/ui/card'
import { Dialog } from '@summit/ui/dialog'
import { TextField } from '@summit/ui/text-field'
import { expect, fn, userEvent, within } from 'storybook/test'
import { afterMount } from '../after-mount.tsx'
import { check } from '../check.ts'
import { showPassword } from '../show-password.ts'

/** The sign-in page in each of its states. Its toasts are in [Flows/Sign in](./?path=/docs/flows-sign-in--docs). */
const meta = {
  title: 'Features/Sign in',
  component: SignInView,
  args: { signIn: mockHandle(states.idle) },
} satisfies Meta<typeof SignInView>
export default meta
type Story = StoryObj<typeof meta>

const onDemo = fn()
const continueAsVisitor = fn()

/** The form before it is sent. */
export const Idle: Story = { args: { signIn: mockHandle(states.idle, { submit: fn() }) } }

/**
 * Where the API creates accounts, a link leads to [sign-in with a mailed code](./?path=/docs/features-code-sign-in--docs),
 * and a [passkey](./?path=/docs/features-sign-in-passkey--docs) signs in.
 */
export const WithAccounts: Story = {
  tags: ['ACCOUNT-25', 'ACCOUNT-29'],
  parameters: { createsAccounts: true },
  args: {
    signIn: mockHandle(states.idle, { redirectTo: '/account' }),
    passkey: <PasskeySignInView passkeySignIn={mockPasskey(passkeyStates.idle)} />,
  },
  play: check(async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Email me a code instead' })
    await expect(link).toHaveAttribute('href', '/auth/code?next=%2Faccount')
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  }),
}

/** Whoever signed in with Google or Apple is shown which, where the API creates accounts. */
export const LastUsedProvider: Story = {
  tags: ['ACCOUNT-38'],
  args: { signIn: mockHandle(states.idle, { lastProvider: 'Google' }) },
}

/** In German. */
export const German: Story = { globals: { language: 'de' } }

/** The request is pending. Another submit has no effect. */
export const Submitting: Story = {
  tags: ['SIGNIN-08'],
  args: { signIn: mockHandle(states.pending, { submit: fn() }) },
  play: check(({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true'),
  ),
}

/** The server refused. The reason stays beside the form until the next attempt. */
export const Error: Story = {
  tags: ['SIGNIN-17'],
  args: { signIn: mockHandle(states.error) },
}

/** After too many attempts: the time to wait is counted down. Another address may be tried at once. */
export const TooManyAttempts: Story = {
  tags: ['ACCOUNT-13'],
  args: { signIn: mockHandle(tooManyAttempts.state, tooManyAttempts) },
}

/** An operator has locked the account. Only whoever knows the password is told. */
export const AccountLocked: Story = {
  tags: ['ACCOUNT-39'],
  args: { signIn: mockHandle(locked) },
  play: check(async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign In' })
    await expect(button).toHaveAccessibleDescription('This account is locked. Please contact us.')
  }),
}

/** The server refused a field. Its message is beside the field. */
export const FieldError: Story = {
  args: {
    signIn: mockHandle({ ...states.error, message: 'Please enter your password', field: 'password' }),
  },
  play: check(async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await expect(password).toHaveAccessibleDescription('Please enter your password')
    await expect(canvas.getByRole('button', { name: 'Sign In' })).not.toHaveAccessibleDescription()
  }),
}

/** The smallest screen: email, password and one provider. */
export const Minimal: Story = {
  args: { rememberMe: false, signUpLink: false, forgotPasswordLink: false, providers: [google] },
}

/** Signed in. The page redirects to the dashboard after a delay, or at once by its link. */
export const Success: Story = {
  tags: ['SIGNIN-13'],
  args: { signIn: mockHandle(states.success) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('You are signed in.').closest('[role=status]')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(canvas.queryByRole('button', { name: 'Sign In' })).not.toBeInTheDocument()
  }),
}

/** The password is shown while it is typed. */
export const PasswordShown: Story = { decorators: [afterMount(showPassword)] }

/** A development server offers its demo account. */
export const WithDemoAccount: Story = {
  args: { offer: <QuickSignInView quickSignIn={mockQuickSignIn(quickSignIns.demo)} onDemo={onDemo} /> },
}

/** The server still has a session: its user can continue without a password. */
export const WithVisitor: Story = {
  args: {
    offer: (
      <QuickSignInView quickSignIn={mockQuickSignIn(quickSignIns.visitor, { continueAsVisitor })} onDemo={onDemo} />
    ),
  },
}

/** The server offers neither: the line is not rendered. */
export const WithoutOffer: Story = {
  args: { offer: <QuickSignInView quickSignIn={mockQuickSignIn(quickSignIns.none)} onDemo={onDemo} /> },
  play: check(async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Use the demo account' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: /^Continue as/ })).not.toBeInTheDocument()
  }),
}

/** The form alone, in a dialog over the page that needs it. */
export const FormInDialog: Story = {
  render: ({ signIn }) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content size="small">
        <Dialog.Title>Sign in to save it</Dialog.Title>
        <Dialog.Description>Your workout stays where it is.</Dialog.Description>
        <SignInFormView
          signIn={signIn}
          providers={[google]}
          forgotPasswordLink={false}
          defaultValues={{ email: 'ada@example.org' }}
        />
      </Dialog.Content>
    </Dialog.Root>
  ),
}

/** A field of the host's own, such as a captcha, with its error beside it. */
export const Captcha: Story = {
  tags: ['!autodocs'],
  args: {
    signIn: mockHandle({ status: 'error', reason: 'refused', message: 'That is another word.', field: 'captcha' }),
    children: (getError) => (
      <TextField label="Type the word on the summit cross" name="captcha" required error={getError('captcha')} />
    ),
  },
}

/** Two forms on a page, each with its own state. */
export const TwoForms: Story = {
  render: ({ signIn }) => (
    <div className="grid items-start gap-6 p-6 md:grid-cols-2">
      {[signIn, mockHandle(states.error)].map((handle, index) => (
        <Card key={index} className="grid content-start gap-5">
          <h2 className="text-h3">{index === 0 ? 'Athletes' : 'Coaches'}</h2>
          <SignInFormView signIn={handle} providers={[]} />
        </Card>
      ))}
    </div>
  ),
}

/** Tab order is reading order. */
export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const names: (string | null)[] = []
    const focusable = within(canvasElement)
    await userEvent.tab()
    while (
      canvasElement.contains(document.activeElement) &&
      document.activeElement !== document.body &&
      names.length < 20
    ) {
      const element = document.activeElement
      names.push(element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? null)
      await userEvent.tab()
    }
    await expect(names).toEqual([
      'Summit',
      'Sign up',
      'email',
      'password',
      'Show password',
      'remember',
      'Forgot password?',
      'Sign In',
      'Continue with Google',
      'Continue with Apple',
    ])
    await expect(focusable.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back')
  },
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'es', viewport: { value: 'phone' } } }

/** In Arabic, right to left. */
export const Arabic: Story = { tags: ['ACCOUNT-33'], globals: { language: 'ar' } }
