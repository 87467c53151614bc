import type { Meta, StoryObj } from '@storybook/react-vite'
import { states, still } from '@summit/features/contact/fixtures'
import { ContactPage } from '@summit/features/contact/view'
import { expect } from 'storybook/test'
import { contact } from '../brands.ts'
import { isNoWiderThanTheScreen } from '../fits.ts'

/** The contact page. */
const meta = {
  title: 'Pages/Contact',
  component: ContactPage,
  args: { desk: contact, contact: still(states.idle) },
} satisfies Meta<typeof ContactPage>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['CONTACT-04', 'CONTACT-05', 'CONTACT-06', 'CONTACT-07'],
  play: async ({ args: { desk }, canvas, canvasElement, step }) => {
    await step('promises an answer', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Talk to a person\.$/)
      await expect(
        canvas.getByText('Questions, faults, doubts about a knee: everything gets a reply within 24 hours.'),
      ).toBeVisible()
    })
    await step('names the ways to a person', async () => {
      await expect(canvas.getByRole('link', { name: desk.email })).toHaveAttribute('href', 'mailto:hello@summit.test')
      await expect(canvas.getByText('Read every day of the week')).toBeVisible()
      await expect(canvas.getByRole('link', { name: desk.phone })).toHaveAttribute('href', 'tel:+17605550148')
      await expect(canvas.getByText('Monday-Friday 9AM-6PM PST')).toBeVisible()
      await expect(canvas.getByText(desk.office.name)).toBeVisible()
      await expect(canvas.getByText(desk.office.address)).toBeVisible()
    })
    await step('says what the form is', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Write to us' })).toBeVisible()
      await expect(
        canvas.getByText('This form is a rehearsal: it shows how writing to us goes, and delivers nothing.'),
      ).toBeVisible()
      await expect(canvas.getByText('The form needs scripts. The address beside it does not.')).not.toBeVisible()
    })
    await step('answers what is often asked', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Questions we often hear' })).toBeVisible()
      const answers = [...canvasElement.querySelectorAll('details[name=contact-faq]')].map((details) => [
        details.querySelector('summary')?.textContent,
        details.querySelector('p')?.textContent,
      ])
      await expect(answers).toEqual([
        [
          'I found a fault. What helps you find it?',
          'The device, the version that stands in the app’s settings, and the last thing you pressed.',
        ],
        [
          'Can you end my subscription for me?',
          'No: the store that sold it keeps it. Open its list of subscriptions, and it takes three presses.',
        ],
        ['Who is on the telephone?', 'Whoever wrote or filmed the thing you ask about, if they are not out on a hill.'],
      ])
    })
  },
}

/** Another product, with longer ways to reach it. */
export const AnotherBrand: Story = {
  args: {
    desk: {
      email: 'kundenbetreuung-trainingsanfragen@basecamp-bergsportschule.test',
      phone: '+49 30 23125 148',
      office: { name: 'Bergsportschule Basecamp', address: 'Donaudampfschifffahrtsgasse 7, 1010 Wien' },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '+49 30 23125 148' })).toHaveAttribute('href', 'tel:+493023125148')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: isNoWiderThanTheScreen }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } }, play: isNoWiderThanTheScreen }

/** Text at twice its size on a small phone. */
export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: isNoWiderThanTheScreen,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: isNoWiderThanTheScreen }
