import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderPasswordChanged, type PasswordChangedProps } from '@summit/emails'
import { basecamp, summit } from '../brands.ts'
import { MailFrame, MailText, addAxe, mailParameters, prefersDark } from './mail-frame.tsx'

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
export const Page: Story = {}

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderPasswordChanged(facts)} /> }
