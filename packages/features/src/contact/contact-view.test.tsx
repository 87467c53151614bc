import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mockConfig } from '../mocks/mock-ports.ts'
import { textsIn } from '../mocks/texts.ts'
import { ConfigContext } from '../shared/config/use-config.ts'
import { states, mockHandle } from './contact.fixtures.ts'
import { ContactView, type ContactViewProps } from './contact-view.tsx'
import type { ContactHandle } from './use-contact.ts'

const ViewOf = ({ contact }: ContactViewProps) => (
  <ConfigContext value={mockConfig()}>
    <ContactView contact={contact} />
  </ConfigContext>
)
const show = (state: keyof typeof states, handle: Partial<ContactHandle> = {}) =>
  render(<ViewOf contact={mockHandle(states[state], handle)} />).container

it('has its texts in reading order', () => {
  expect(textsIn(show('idle'))).toEqual([
    'Talk to a person.',
    'Questions, bugs, doubts about a knee: email us and a person replies within 24 hours.',
    'hello@summit.test',
    'Read every day, weekends included',
    '+1 (760) 555-0148',
    'Monday-Friday 9AM-6PM PST',
    'Basecamp office',
    '1 Ridge Street, Bishop, CA 93514',
    'Contact form',
    'Name',
    'Email',
    'Subject',
    'Message',
    'Send Message',
    'This form needs JavaScript. Email works without it.',
    'This form is a demo and sends nothing. To reach us, please email or call.',
    'Questions we often hear',
    'I found a bug. What should I tell you?',
    'Your device, the app version (Settings › About) and what you tapped last.',
    'Can you cancel my subscription for me?',
    'No, only the store can. Open Subscriptions there: three taps.',
    'Who answers the phone?',
    'The person who wrote or filmed what you are asking about, unless they are out on a hill.',
  ])
})

it('shows the pending text in its button', () => {
  expect(textsIn(show('pending'))).toEqual(expect.arrayContaining(['Sending...']))
})

it('CONTACT-01 has four required fields, and keeps them out of the URL', () => {
  const form = show('idle').querySelector('form')
  expect(form).toHaveAttribute('method', 'post')
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])]
  expect(fields.map(({ name, type, required, autocomplete }) => [name, type, required, autocomplete])).toEqual([
    ['name', 'text', true, 'name'],
    ['email', 'email', true, 'email'],
    ['subject', 'text', true, ''],
    ['message', 'textarea', true, ''],
  ])
  expect(form?.querySelector('button')).toHaveAttribute('type', 'submit')
})

it('links to the email address and the phone number', () => {
  const hrefs = [...show('idle').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['mailto:hello@summit.test', 'tel:+17605550148'])
})

it('opens one answer at a time', () => {
  const elements = [...show('idle').querySelectorAll('details')]
  expect(elements.map((element) => element.getAttribute('name'))).toEqual(['contact-faq', 'contact-faq', 'contact-faq'])
})

it.each([
  [true, 'Thanks for trying the form.'],
  [false, 'Message sent successfully!'],
])('states that nothing was sent if the form is a demo: %j', (isDemo, title) => {
  const page = show('success', { isDemo })
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(title)
  expect(textsIn(page).some((text) => text.includes('demo'))).toBe(isDemo)
})

it.each([true, false])('says that the text is kept where sending it failed, and is no demo: %j', (isDemo) => {
  const kept = 'What you wrote stays in this tab until it is sent.'
  expect(textsIn(show('error', { isDemo })).includes(kept)).toBe(!isDemo)
})

it('shows the error of a field beside it, and any other beside the button', () => {
  const failed = { ...states.error, message: 'Too long' }
  const { rerender } = render(<ViewOf contact={mockHandle({ ...failed, field: 'subject' })} />)
  const send = screen.getByRole('button', { name: 'Send Message' })
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Too long')
  expect(send).not.toHaveAccessibleDescription()

  rerender(<ViewOf contact={mockHandle({ ...failed, field: 'captcha' })} />)
  expect(screen.getByLabelText('Subject')).not.toHaveAccessibleDescription()
  expect(send).toHaveAccessibleDescription('Too long')
})
