import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { states, mockHandle } from './contact.fixtures.ts'
import { ContactView } from './contact-view.tsx'
import { contactMessages } from './contact.ts'
import type { ContactHandle } from './use-contact.ts'

const show = (state: keyof typeof states, handle: Partial<ContactHandle> = {}) =>
  render(<ContactView contact={mockHandle(states[state], handle)} />).container

it('has its texts in reading order', () => {
  expect(listTexts(show('idle'))).toEqual([
    'Contact us',
    'Send us an email or a message.',
    'hello@summit.test',
    '+1 (760) 555-0148',
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
  ])
})

it('shows the pending text in its button', () => {
  expect(listTexts(show('pending'))).toEqual(expect.arrayContaining(['Sending...']))
})

it('CONTACT-01 CONTACT-02 CONTACT-03 has four required fields, and keeps them out of the URL', () => {
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

it('submits all four values', () => {
  const submit = vi.fn()
  show('idle', { submit })
  const filled = { Name: 'Ada', Email: 'ada@example.org', Subject: 'My knee', Message: 'It clicks.' }
  for (const [label, value] of Object.entries(filled))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(submit).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'My knee',
    message: 'It clicks.',
  })
})

it('links to the email address and the phone number', () => {
  const hrefs = [...show('idle').querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['mailto:hello@summit.test', 'tel:+17605550148'])
})

it('has the host’s hours and questions, of which one is open at a time', () => {
  const faq = [1, 2].map((number) => ({ question: `Question ${number}`, answer: `Answer ${number}` }))
  const messages = { ...contactMessages, emailNote: 'At night', phoneNote: 'By day', faq }
  const page = show('idle', { messages })
  expect(listTexts(page)).toEqual(expect.arrayContaining(['At night', 'By day', 'Questions', 'Question 1', 'Answer 2']))
  const elements = [...page.querySelectorAll('details')]
  expect(elements.map((element) => element.getAttribute('name'))).toEqual(['contact-faq', 'contact-faq'])
})

it.each([
  [true, 'Thanks for trying the form.'],
  [false, 'Message sent successfully!'],
])('states that nothing was sent if the form is a demo: %j', (isDemo, title) => {
  const page = show('success', { isDemo })
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(title)
  expect(listTexts(page).some((text) => text.includes('demo'))).toBe(isDemo)
})

it.each([true, false])('says that the text is kept where sending it failed, and is no demo: %j', (isDemo) => {
  const kept = 'What you wrote stays in this tab until it is sent.'
  expect(listTexts(show('error', { isDemo })).includes(kept)).toBe(!isDemo)
})

it('shows the error of a field beside it, and any other beside the button', () => {
  const failed = { ...states.error, message: 'Too long' }
  const { rerender } = render(<ContactView contact={mockHandle({ ...failed, field: 'subject' })} />)
  const send = screen.getByRole('button', { name: 'Send Message' })
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Too long')
  expect(send).not.toHaveAccessibleDescription()

  rerender(<ContactView contact={mockHandle({ ...failed, field: 'captcha' })} />)
  expect(screen.getByLabelText('Subject')).not.toHaveAccessibleDescription()
  expect(send).toHaveAccessibleDescription('Too long')
})
