import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { textsIn } from '../mocks/texts.ts'
import { ForgotPasswordPage } from './forgot-password-view.tsx'
import { again, states, mockHandle } from './forgot-password.fixtures.ts'
import type { ForgotState } from './forgot-password.ts'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

const show = (state: ForgotState, verbs: Partial<ForgotPasswordHandle> = {}) =>
  render(<ForgotPasswordPage forgotPassword={mockHandle(state, verbs)} product="Summit" />)

const question = ['Lost the way in?', 'Enter your email and we’ll send a link to set a new password.', 'Email']
const panel = [
  'Check your email',
  'If there is an account for',
  states.sent.email,
  ', a reset link is on its way.',
  'The link expires in 24 hours.',
  'Nothing yet? Give it a minute, or check your spam folder.',
]

it.each<[string, ForgotState, string[]]>([
  ['FORGOT-01', states.form, [...question, 'Send Reset Link']],
  ['FORGOT-02', states.invalid, [...question, 'Please enter a valid email address', 'Send Reset Link']],
  ['FORGOT-04', states.sending, [...question, 'Sending...']],
  ['FORGOT-05 FORGOT-06 FORGOT-07 FORGOT-08', states.sent, [...panel, 'Send again in 42 s']],
  ['FORGOT-04', again.ready, [...panel, 'Send again']],
  ['FORGOT-04', again.sending, [...panel, 'Sending...']],
  ['FORGOT-10 FORGOT-12', states.error, [...question, 'Send Reset Link', states.error.message]],
  ['FORGOT-10 FORGOT-12', again.failed, [...panel, 'Send again', states.error.message]],
  [
    'FORGOT-08',
    states.changed,
    ['Password Updated!', 'You set a new password in another tab. You can close this one.'],
  ],
])('%s says how things stand: %j', (_, state, words) => {
  show(state)
  expect(textsIn(screen.getByRole('main'))).toEqual([
    'Summit',
    ...words,
    'Back to Login',
    'Everyone loses the path now and then.',
  ])
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth/login')
})

it('FORGOT-01 FORGOT-02 hands over what was typed, an address or not, and never by way of an address bar', () => {
  const submit = vi.fn()
  const { container } = show(states.form, { submit })
  const field = screen.getByLabelText('Email')
  for (const [name, value] of Object.entries({ name: 'email', type: 'email', autocomplete: 'username' })) {
    expect(field).toHaveAttribute(name, value)
  }
  expect(field).toBeRequired()
  fireEvent.change(field, { target: { value: 'ada@' } })
  const form = container.querySelector('form') ?? document.body
  fireEvent.submit(form)
  expect(submit).toHaveBeenCalledExactlyOnceWith('ada@')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('novalidate')
  expect(screen.getByRole('button', { name: 'Send Reset Link' })).toHaveAttribute('type', 'submit')
})

it('leads to the mail where it is known, in another tab', () => {
  const { rerender } = show({ ...states.sent, email: 'ada@gmail.com' })
  expect(screen.getByRole('link', { name: 'Open your inbox' })).toHaveAttribute('href', 'https://mail.google.com/')
  rerender(<ForgotPasswordPage forgotPassword={mockHandle(states.sent, { outbox: '/outbox' })} product="Summit" />)
  const mail = screen.getByRole('link', { name: 'See the mail' })
  expect(mail).toHaveAttribute('href', '/outbox')
  expect(mail).toHaveAttribute('target', '_blank')
})
