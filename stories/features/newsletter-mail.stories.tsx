import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderWorkoutPlan, type WorkoutPlanProps } from '@summit/emails'
import { expect } from 'storybook/test'
import { basecamp, contact, summit } from '../brands.ts'
import { check } from '../check.ts'
import { MailFrame, MailText, addAxe, mailParameters, openFrame, prefersDark } from './mail-frame.tsx'

/** The newsletter's welcome mail. The toolbar's theme stands for the reader's `prefers-color-scheme`. */
const meta = {
  title: 'Features/Newsletter mail',
  parameters: { ...mailParameters },
  afterEach: addAxe,
  render: (facts, { globals }) => <MailFrame mail={renderWorkoutPlan(facts)} isDark={prefersDark(globals)} />,
  args: {
    name: 'Ada',
    siteUrl: 'https://summit.example',
    unsubscribeUrl: 'https://summit.example/api/newsletter/unsubscribe?t=sample',
    brand: { ...summit, postalAddress: contact.office.address },
  },
} satisfies Meta<WorkoutPlanProps>
export default meta
type Story = StoryObj<typeof meta>

/** To a subscriber with a name. */
export const Page: Story = {
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Your free workout PDF: Four weeks uphill'))
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
  }),
}

/** In dark mode. */
export const Dark: Story = {
  globals: { theme: 'dark' },
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Your free workout PDF: Four weeks uphill'))
    await expect(getComputedStyle(mail.getByRole('article')).color).toBe('rgb(235, 243, 236)')
  }),
}

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** To a subscriber without a name. */
export const WithoutName: Story = {
  args: { name: null },
  play: check(async ({ canvas }) => {
    const mail = await openFrame(canvas.getByTitle('Your free workout PDF: Four weeks uphill'))
    await expect(mail.getByText('Hello,')).toBeVisible()
  }),
}

/** With another brand's data. */
export const AnotherBrand: Story = {
  args: {
    siteUrl: 'https://basecamp.example',
    unsubscribeUrl: 'https://basecamp.example/api/newsletter/unsubscribe?t=sample',
    brand: { ...basecamp, postalAddress: '2 Valley Lane, 6490 Andermatt' },
  },
  play: check(async ({ args }) => {
    await expect(JSON.stringify(renderWorkoutPlan(args))).not.toMatch(/summit/i)
  }),
}

/** The plain-text part. */
export const PlainText: Story = { render: (facts) => <MailText mail={renderWorkoutPlan(facts)} /> }
