import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderAccountDeletion, renderAccountKept, type AccountDeletionProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The notice that an account will be deleted. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Account deletion mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderAccountDeletion(facts)} isDark={prefersDark(globals)} />,
  args: { siteUrl: 'https://summit.example', deletesAt: new Date('2026-12-05T12:00:00Z'), brand: summit },
} satisfies Meta<AccountDeletionProps>
export default meta
type Story = StoryObj<typeof meta>

/** The HTML part. */
export const Page: Story = {
  tags: ['ACCOUNT-21'],
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Your Summit account will be deleted'))
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('Your account will be deleted.')
    await expect(mail.getByText(/December 5, 2026 at 12:00\sPM \(UTC\)/)).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      'https://summit.example/auth/login',
    )
  }),
}

/** The notice that the account is kept, as its owner has signed in. */
export const Kept: Story = {
  tags: ['ACCOUNT-21'],
  render: (facts, { globals }) => <MailFrame mail={renderAccountKept(facts)} isDark={prefersDark(globals)} />,
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
export const PlainText: Story = { render: (facts) => <MailText mail={renderAccountDeletion(facts)} /> }
