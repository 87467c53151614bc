import type { Meta, StoryObj } from '@storybook/react-vite'
import { passwordChangedMail, type PasswordChangedFacts } from '@summit/features/update-password/mail'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { MailFrame, MailText, pageIn } from './mail-frame.tsx'

/** The notice that a password was changed. The toolbar's theme stands for the reader's system. */
const meta = {
  title: 'Features/Password changed mail',
  render: (facts, { globals }) => <MailFrame mail={passwordChangedMail(facts)} isDark={globals['theme'] === 'dark'} />,
  args: { siteUrl: 'https://summit.example', changedAt: new Date('2026-11-21T12:00:00Z'), brand: summit },
} satisfies Meta<PasswordChangedFacts>
export default meta
type Story = StoryObj<typeof meta>

/** As a mail program with pictures and styles shows it. */
export const Page: Story = {
  play: async ({ canvas }) => {
    const mail = await pageIn(canvas.getByTitle('Your Summit password was changed'))
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('Your password was changed.')
    await expect(mail.getByText(/November 21, 2026 at 12:00\sPM \(UTC\)/)).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      'https://summit.example/auth/forgot-password',
    )
  },
}

/** By night. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** From another product: nothing of the first shines through. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
  play: async ({ args }) => {
    await expect(JSON.stringify(passwordChangedMail(args))).not.toMatch(/summit/i)
  },
}

/** The same letter for those who read mails as text. */
export const PlainText: Story = { render: (facts) => <MailText mail={passwordChangedMail(facts)} /> }
