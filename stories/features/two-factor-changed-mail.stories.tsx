import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderTwoFactorChanged, type TwoFactorChangedProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The notice of a change of two-factor authentication. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Two-factor mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderTwoFactorChanged(facts)} isDark={prefersDark(globals)} />,
  args: {
    siteUrl: 'https://summit.example',
    change: 'enabled',
    recoveryCodes: 10,
    changedAt: new Date('2026-12-05T12:00:00Z'),
    brand: summit,
  },
} satisfies Meta<TwoFactorChangedProps>
export default meta
type Story = StoryObj<typeof meta>

/** It was turned on. */
export const Enabled: Story = {
  tags: ['ACCOUNT-30'],
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Two-factor authentication is on for your Summit account'))
    await expect(mail.getByRole('link', { name: 'Open your account' })).toHaveAttribute(
      'href',
      'https://summit.example/account',
    )
  }),
}

/** It was turned off. */
export const Disabled: Story = { args: { change: 'disabled' } }

/** The recovery codes were replaced. */
export const NewRecoveryCodes: Story = { args: { change: 'new codes' } }

/** A recovery code was used; one is left. */
export const RecoveryCodeUsed: Story = { tags: ['ACCOUNT-32'], args: { change: 'code used', recoveryCodes: 1 } }

/** In dark mode. */
export const Dark: Story = { globals: { theme: 'dark' } }

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderTwoFactorChanged(facts)} /> }
