import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { textsIn } from '../mocks/texts.ts'
import { states, mockHandle } from './contact.fixtures.ts'
import { ContactPage } from './contact-page.tsx'

const desk = {
  email: 'hello@summit.example',
  phone: '+1 (555) 010-0199',
  office: { name: 'Base camp', address: '1 Ridge Road' },
}
const show = (state: keyof typeof states) =>
  render(<ContactPage contact={mockHandle(states[state])} desk={desk} />).container

it('reads from top to bottom as it was written', () => {
  expect(textsIn(show('idle'))).toEqual([
    'Talk to a person.',
    'Questions, bugs, doubts about a knee: email us and a person replies within 24 hours.',
    'hello@summit.example',
    'Read every day, weekends included',
    '+1 (555) 010-0199',
    'Monday-Friday 9AM-6PM PST',
    'Base camp',
    '1 Ridge Road',
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
