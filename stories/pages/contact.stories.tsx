import type { Meta, StoryObj } from '@storybook/react-vite'
import { states, mockHandle } from '@summit/features/contact/fixtures'
import { ContactView } from '@summit/features/contact'
import type { Brand } from '@summit/features/brand'
import { expect } from 'storybook/test'
import { basecamp, contact } from '../brands.ts'
import { check } from '../check.ts'
import { inSiteChrome } from './in-site-chrome.tsx'

/** The contact page. */
const meta = {
  title: 'Pages/Contact',
  component: ContactView,
  decorators: [inSiteChrome('/contact')],
  args: { contact: mockHandle(states.idle) },
} satisfies Meta<typeof ContactView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['CONTACT-04', 'CONTACT-05', 'CONTACT-06', 'CONTACT-07'],
  play: check(async ({ canvas, canvasElement, step }) => {
    await step('promises a reply', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Talk to a person\.$/)
      await expect(
        canvas.getByText('Questions, bugs, doubts about a knee: email us and a person replies within 24 hours.'),
      ).toBeVisible()
    })
    await step('lists email and phone', async () => {
      await expect(canvas.getByRole('link', { name: contact.email })).toHaveAttribute(
        'href',
        'mailto:hello@summit.test',
      )
      await expect(canvas.getByText('Read every day, weekends included')).toBeVisible()
      await expect(canvas.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+17605550148')
      await expect(canvas.getByText('Monday-Friday 9AM-6PM PST')).toBeVisible()
      await expect(canvas.getByText(contact.office.name)).toBeVisible()
      await expect(canvas.getByText(contact.office.address)).toBeVisible()
    })
    await step('says that the form is a demo', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Contact form' })).toBeVisible()
      await expect(
        canvas.getByText('This form is a demo and sends nothing. To reach us, please email or call.'),
      ).toBeVisible()
      await expect(canvas.getByText('This form needs JavaScript. Email works without it.')).not.toBeVisible()
    })
    await step('has questions and answers', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Questions we often hear' })).toBeVisible()
      const answers = [...canvasElement.querySelectorAll('details[name=contact-faq]')].map((details) => [
        details.querySelector('summary')?.textContent,
        details.querySelector('p')?.textContent,
      ])
      await expect(answers).toEqual([
        [
          'I found a bug. What should I tell you?',
          'Your device, the app version (Settings\u00a0› About) and what you tapped last.',
        ],
        ['Can you cancel my subscription for me?', 'No, only the store can. Open Subscriptions there: three taps.'],
        [
          'Who answers the phone?',
          'The person who wrote or filmed what you are asking about, unless they are out on a hill.',
        ],
      ])
    })
  }),
}

export const Dark: Story = { globals: { theme: 'dark' } }

/** Another brand with longer contact details. */
export const AnotherBrand: Story = {
  parameters: {
    brand: {
      ...basecamp,
      contact: {
        email: 'kundenbetreuung-trainingsanfragen@basecamp-bergsportschule.test',
        phone: '+49 30 23125 148',
        office: { name: 'Bergsportschule Basecamp', address: 'Donaudampfschifffahrtsgasse 7, 1010 Wien' },
      },
    } satisfies Brand,
  },
  globals: { viewport: { value: 'small' } },
  play: check(async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: '+49 30 23125 148' })).toHaveAttribute('href', 'tel:+493023125148')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  }),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

/** 200 % text on a small phone. */
export const LargeText: Story = { globals: { viewport: { value: 'small' }, textSize: 'x2' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
