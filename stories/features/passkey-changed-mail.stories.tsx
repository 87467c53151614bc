import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderPasskeyChanged, type PasskeyChangedProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The notice that a passkey was added or removed. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Passkey mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderPasskeyChanged(facts)} isDark={prefersDark(globals)} />,
  args: {
    siteUrl: 'https://summit.example',
    change: 'added',
    changedAt: new Date('2026-12-05T12:00:00Z'),
    brand: summit,
  },
} satisfies Meta<PasskeyChangedProps>
export default meta
type Story = StoryObj<typeof meta>

/** A passkey was added. */
export const Added: Story = {
  tags: ['ACCOUNT-28'],
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('A passkey was added to your Summit account'))
    await expect(mail.getByRole('link', { name: 'Open your account' })).toHaveAttribute(
      'href',
      'https://summit.example/account',
    )
  }),
}

/** A passkey was removed. */
export const Removed: Story = { args: { change: 'removed' } }

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderPasskeyChanged(facts)} /> }
