import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { textsIn } from '../mocks/texts.ts'
import { states, still } from './contact.fixtures.ts'
import { ContactPage } from './contact-page.tsx'

const desk = {
  email: 'hello@summit.example',
  phone: '+1 (555) 010-0199',
  office: { name: 'Base camp', address: '1 Ridge Road' },
}
const show = (state: keyof typeof states) =>
  render(<ContactPage contact={still(states[state])} desk={desk} />).container

it('reads from top to bottom as it was written', () => {
  expect(textsIn(show('idle'))).toEqual([
    'Talk to a person.',
    'Questions, faults, doubts about a knee: everything gets a reply within 24 hours.',
    'hello@summit.example',
    'Read every day of the week',
    '+1 (555) 010-0199',
    'Monday-Friday 9AM-6PM PST',
    'Base camp',
    '1 Ridge Road',
    'Write to us',
    'Name',
    'Email',
    'Subject',
    'Message',
    'Send Message',
    'The form needs scripts. The address beside it does not.',
    'This form is a rehearsal: it shows how writing to us goes, and delivers nothing.',
    'Questions we often hear',
    'I found a fault. What helps you find it?',
    'The device, the version that stands in the app’s settings, and the last thing you pressed.',
    'Can you end my subscription for me?',
    'No: the store that sold it keeps it. Open its list of subscriptions, and it takes three presses.',
    'Who is on the telephone?',
    'Whoever wrote or filmed the thing you ask about, if they are not out on a hill.',
  ])
})

it('says in its button that the message is on its way', () => {
  expect(textsIn(show('sending'))).toEqual(expect.arrayContaining(['Sending...']))
})

it('CONTACT-01 asks for four things, all of them needed, and keeps them out of the address', () => {
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

it('leads to a mail and to a call', () => {
  const ways = [...show('idle').querySelectorAll('a')].map((way) => way.getAttribute('href'))
  expect(ways).toEqual(['mailto:hello@summit.example', 'tel:+15550100199'])
})

it('opens one answer at a time', () => {
  const answers = [...show('idle').querySelectorAll('details')]
  expect(answers.map((answer) => answer.getAttribute('name'))).toEqual(['contact-faq', 'contact-faq', 'contact-faq'])
})
