import type { Meta, StoryObj } from '@storybook/react-vite'
import { welcomeMail, type WelcomeFacts } from '@summit/features/newsletter/mail'
import { expect } from 'storybook/test'
import { basecamp, contact, summit } from '../brands.ts'
import { MailFrame, MailText, pageIn } from './mail-frame.tsx'

/** The mail that brings the plan, as a mail program shows it. The toolbar's theme stands for the reader's system. */
const meta = {
  title: 'Features/Newsletter mail',
  render: (facts, { globals }) => <MailFrame mail={welcomeMail(facts)} isDark={globals['theme'] === 'dark'} />,
  args: {
    name: 'Ada',
    siteUrl: 'https://summit.example',
    unsubscribeUrl: 'https://summit.example/api/newsletter/unsubscribe?t=sample',
    brand: { ...summit, postalAddress: contact.office.address },
  },
} satisfies Meta<WelcomeFacts>
export default meta
type Story = StoryObj<typeof meta>

/** To someone who gave a name. */
export const Page: Story = {
  play: async ({ canvas }) => {
    const mail = await pageIn(canvas.getByTitle('Your free workout PDF: Four weeks uphill'))
    await expect(mail.getByRole('heading', { level: 1 })).toHaveTextContent('Four weeks uphill.')
    await expect(mail.getByText('Hello Ada,')).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Open the plan (PDF)' })).toHaveAttribute(
      'href',
      'https://summit.example/downloads/summit-workout-plan.pdf',
    )
    await expect(mail.getByRole('link', { name: 'Unsubscribe' })).toHaveAttribute(
      'href',
      'https://summit.example/api/newsletter/unsubscribe?t=sample',
    )
  },
}

/** By night. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const mail = await pageIn(canvas.getByTitle('Your free workout PDF: Four weeks uphill'))
    await expect(getComputedStyle(mail.getByRole('article')).color).toBe('rgb(235, 243, 236)')
  },
}

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** To someone who gave none. */
export const WithoutName: Story = {
  args: { name: null },
  play: async ({ canvas }) => {
    const mail = await pageIn(canvas.getByTitle('Your free workout PDF: Four weeks uphill'))
    await expect(mail.getByText('Hello,')).toBeVisible()
  },
}

/** From another product: nothing of the first shines through. */
export const AnotherBrand: Story = {
  args: {
    siteUrl: 'https://basecamp.example',
    unsubscribeUrl: 'https://basecamp.example/api/newsletter/unsubscribe?t=sample',
    brand: { ...basecamp, postalAddress: '2 Valley Lane, 6490 Andermatt' },
  },
  play: async ({ args }) => {
    await expect(JSON.stringify(welcomeMail(args))).not.toMatch(/summit/i)
  },
}

/** The same letter for those who read mails as text. */
export const PlainText: Story = {
  render: (facts) => <MailText mail={welcomeMail(facts)} />,
}
