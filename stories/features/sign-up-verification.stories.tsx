import type { Meta, StoryObj } from '@storybook/react-vite'
import { VerificationView } from '@summit/features/sign-up/verification'
import { mockHandle, states } from '@summit/features/sign-up/verification/fixtures'
import { expect, fn } from 'storybook/test'
import { check } from '../check.ts'

/**
 * What follows a sign-up whose address has to be verified, where the API creates accounts. On the page it is the state
 * `verify` of [Features/Sign up](./?path=/docs/features-sign-up--docs).
 */
const meta = {
  title: 'Features/Sign up/Verification',
  component: VerificationView,
  args: { verification: mockHandle(states.waiting), onChangeEmail: fn() },
  render: (args) => (
    <div className="mx-auto grid max-w-104 gap-6 p-(--page-gutter)">
      <VerificationView {...args} />
    </div>
  ),
} satisfies Meta<typeof VerificationView>
export default meta
type Story = StoryObj<typeof meta>

/** The link is on its way, and can be sent again in a while. */
export const Waiting: Story = {
  play: check(async ({ canvas }) => {
    await expect(canvas.getByText('ada@example.org')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send again in 42 s' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Use another email' })).toBeEnabled()
  }),
}

/** The link can be sent again. */
export const Ready: Story = {
  args: { verification: mockHandle(states.ready) },
  play: check(({ canvas }) => expect(canvas.getByRole('button', { name: 'Send again' })).toBeEnabled()),
}

/** The link is being sent again. */
export const Sending: Story = { args: { verification: mockHandle(states.pending) } }

/** The link was not sent again. */
export const Error: Story = {
  args: { verification: mockHandle(states.error) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send again' })).toHaveAccessibleDescription(
      'Network error. Please try again.',
    )
  }),
}

/** The link was opened in another tab of this browser. */
export const Verified: Story = {
  args: { verification: mockHandle(states.verified) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account is ready')
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/dashboard')
  }),
}

/** A provider whose inbox is on the web: a link opens it. */
export const WebMail: Story = {
  args: { verification: mockHandle(states.waiting, { email: 'ada@gmail.com' }) },
  play: check(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open your inbox' })).toHaveAttribute(
      'href',
      'https://mail.google.com/',
    )
  }),
}

/** During development, a link opens the server's mails. */
export const Outbox: Story = { args: { verification: mockHandle(states.waiting, { outbox: '/outbox' }) } }

/** An address as long as allowed. */
export const LongText: Story = {
  args: { verification: mockHandle(states.waiting, { email: `${'ada.keller.'.repeat(16)}@example.org` }) },
}

/** Its heading has two lines of Arabic, which do not touch. */
export const Arabic: Story = {
  tags: ['ACCOUNT-33'],
  globals: { language: 'ar', viewport: { value: 'phone' } },
  play: check(async ({ canvas }) => {
    const { lineHeight, fontSize, letterSpacing } = getComputedStyle(canvas.getByRole('heading'))
    await expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThan(1.25)
    await expect(Number.parseFloat(letterSpacing) || 0).toBe(0)
  }),
}
