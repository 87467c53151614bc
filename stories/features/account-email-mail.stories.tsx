import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderEmailChangeCode, renderEmailChanged, renderEmailTaken, type EmailChangeCodeProps } from '@summit/emails'
import { basecamp, summit } from '../brands.ts'
import { MailFrame, MailText, addAxe, mailParameters, prefersDark } from './mail-frame.tsx'

/** The mails about a new email address. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Email change mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderEmailChangeCode(facts)} isDark={prefersDark(globals)} />,
  args: {
    siteUrl: 'https://summit.example',
    code: '012345',
    newEmail: 'ada.keller@example.com',
    to: 'current',
    brand: summit,
  },
} satisfies Meta<EmailChangeCodeProps>
export default meta
type Story = StoryObj<typeof meta>

/** The code for the address that the account has. */
export const ToCurrentAddress: Story = {
  tags: ['ACCOUNT-26'],
}

/** The code for the new address. */
export const ToNewAddress: Story = { args: { to: 'new' } }

/** What a new address gets that has an account. */
export const AddressTaken: Story = {
  render: (facts, { globals }) => <MailFrame mail={renderEmailTaken(facts)} isDark={prefersDark(globals)} />,
}

/** The notice to the address before. */
export const Changed: Story = {
  tags: ['ACCOUNT-27'],
  render: (facts, { globals }) => (
    <MailFrame
      mail={renderEmailChanged({ ...facts, changedAt: new Date('2026-12-05T12:00:00Z') })}
      isDark={prefersDark(globals)}
    />
  ),
}

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderEmailChangeCode(facts)} /> }
