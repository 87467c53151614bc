import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderIdentityChanged, type IdentityChangedProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The notice that Google or Apple was linked, or removed. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Linked account mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderIdentityChanged(facts)} isDark={prefersDark(globals)} />,
  args: {
    siteUrl: 'https://summit.example',
    provider: 'Google',
    change: 'linked',
    changedAt: new Date('2026-12-05T12:00:00Z'),
    brand: summit,
  },
} satisfies Meta<IdentityChangedProps>
export default meta
type Story = StoryObj<typeof meta>

/** Google was linked. */
export const Linked: Story = {
  tags: ['ACCOUNT-35'],
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Google was linked to your Summit account'))
    await expect(mail.getByRole('link', { name: 'Open your account' })).toHaveAttribute(
      'href',
      'https://summit.example/account',
    )
  }),
}

/** Apple was removed. */
export const Removed: Story = { args: { provider: 'Apple', change: 'unlinked' } }

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderIdentityChanged(facts)} /> }
