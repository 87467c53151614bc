import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderAlreadyRegistered, renderVerifyEmail, type VerifyEmailProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The email that verifies the address of a sign-up. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Sign-up mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderVerifyEmail(facts)} isDark={prefersDark(globals)} />,
  args: { siteUrl: 'https://summit.example', tokenHash: 'sample', brand: summit },
} satisfies Meta<VerifyEmailProps>
export default meta
type Story = StoryObj<typeof meta>

/** The HTML part. */
export const Page: Story = {
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Verify your email for Summit'))
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('One step to your account.')
    await expect(mail.getByRole('link', { name: 'Verify your email' })).toHaveAttribute(
      'href',
      'https://summit.example/auth/verify-email?token_hash=sample&type=signup',
    )
  }),
}

/** The answer to a sign-up whose address has an account. */
export const AlreadyRegistered: Story = {
  render: (facts, { globals }) => <MailFrame mail={renderAlreadyRegistered(facts)} isDark={prefersDark(globals)} />,
}

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderVerifyEmail(facts)} /> }
