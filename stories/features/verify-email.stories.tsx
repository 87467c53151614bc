import type { Meta, StoryObj } from '@storybook/react-vite'
import { VerifyEmailView } from '@summit/features/verify-email'
import { errors, mockHandle, states } from '@summit/features/verify-email/fixtures'
import { expect, fn } from 'storybook/test'
import { check } from '../check.ts'

/** The page that the link of a sign-up opens, in each of its states. */
const meta = {
  title: 'Features/Verify email',
  component: VerifyEmailView,
  args: { verifyEmail: mockHandle(states.pending) },
} satisfies Meta<typeof VerifyEmailView>
export default meta
type Story = StoryObj<typeof meta>

/** The address is being verified. */
export const Verifying: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Verifying\.\.\./)
  }),
}

/** The browser that signed up is signed in. The page redirects after a moment, or at once by its link. */
export const Success: Story = {
  args: { verifyEmail: mockHandle(states.success) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue now' })).toHaveAttribute('href', '/dashboard')
  }),
}

/** Another browser than that of the sign-up, a phone for example: the visitor signs in with the password. */
export const Verified: Story = {
  args: { verifyEmail: mockHandle(states.verified) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Email verified' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
  }),
}

/** The link was used, has expired or is forged. */
export const Error: Story = {
  args: { verifyEmail: mockHandle(states.error) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('This link is invalid or has expired. Please sign up again.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/auth/signup')
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
  }),
}

/** The address has no token, as when a mail program has cut it. */
export const InvalidLink: Story = { args: { verifyEmail: mockHandle(errors.invalid) } }

/** The API did not answer: the link is unused, and can be verified again. */
export const Unreachable: Story = {
  args: { verifyEmail: mockHandle(errors.unreachable, { retry: fn() }) },
  play: check(({ canvas }) => expect(canvas.getByRole('button', { name: 'Try Again' })).toBeEnabled()),
}

/** On a phone, in the language with the longest texts. */
export const LongestTexts: Story = { globals: { language: 'de', viewport: { value: 'phone' } } }
