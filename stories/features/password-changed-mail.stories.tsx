import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderPasswordChanged, type PasswordChangedProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The notice that a password was changed. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Password changed mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderPasswordChanged(facts)} isDark={prefersDark(globals)} />,
  args: { siteUrl: 'https://summit.example', changedAt: new Date('2026-11-21T12:00:00Z'), brand: summit },
} satisfies Meta<PasswordChangedProps>
export default meta
type Story = StoryObj<typeof meta>

/** The HTML part. */
export const Page: Story = {
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Your Summit password was changed'))
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('Your password was changed.')
    await expect(mail.getByText(/November 21, 2026 at 12:00\sPM \(UTC\)/)).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      'https://summit.example/auth/forgot-password',
    )
  }),
}

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
  play: check(async ({ args }) => {
    await expect(JSON.stringify(renderPasswordChanged(args))).not.toMatch(/summit/i)
  }),
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderPasswordChanged(facts)} /> }
