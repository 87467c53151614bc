import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderPasswordReset, type PasswordResetProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The password recovery mail. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Recovery mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderPasswordReset(facts)} isDark={prefersDark(globals)} />,
  args: {
    siteUrl: 'https://summit.example',
    tokenHash: 'xT4n2vQ8kLm0sWb7RzPd9cYhJf5aGu3eNi6oVr1tEwQ',
    brand: summit,
  },
} satisfies Meta<PasswordResetProps>
export default meta
type Story = StoryObj<typeof meta>

/** The HTML part. */
export const Page: Story = {
  tags: ['CONFIRM-01', 'FORGOT-07'],
}

/** In dark mode. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Reset your Summit password'))
    await expect(getComputedStyle(mail.getByRole('article')).color).toBe('rgb(235, 243, 236)')
  }),
}

/** On a phone. The long URL wraps. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Reset your Summit password'))
    const page = mail.getByRole('article')
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  }),
}

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: { siteUrl: 'https://basecamp.example', brand: basecamp },
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderPasswordReset(facts)} /> }
