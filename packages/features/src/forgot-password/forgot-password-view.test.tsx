import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { ForgotPasswordView } from './forgot-password-view.tsx'
import { invalid, mockHandle, resends, states } from './forgot-password.fixtures.ts'
import type { ForgotPasswordState } from './forgot-password.ts'
import type { ForgotPasswordHandle } from './use-forgot-password.ts'

const show = (state: ForgotPasswordState, handle: Partial<ForgotPasswordHandle> = {}) =>
  render(<ForgotPasswordView forgotPassword={mockHandle(state, handle)} />)

const question = ['Forgot your password?', 'Enter your email and we’ll send a link to set a new password.', 'Email']
const panel = [
  'Check your email',
  'If there is an account for',
  states.success.email,
  ', a reset link is on its way.',
  'The link expires in 24 hours.',
  'Nothing yet? Give it a minute, or check your spam folder.',
]

it.each<[string, ForgotPasswordState, string[]]>([
  ['FORGOT-01', states.idle, [...question, 'Send Reset Link']],
  ['FORGOT-02', invalid, [...question, 'Please enter a valid email address', 'Send Reset Link']],
  ['FORGOT-04', states.pending, [...question, 'Sending...']],
  ['FORGOT-05 FORGOT-06 FORGOT-07 FORGOT-08', states.success, [...panel, 'Send again in 42 s']],
  ['FORGOT-04', resends.ready, [...panel, 'Send again']],
  ['FORGOT-04', resends.pending, [...panel, 'Sending...']],
  ['FORGOT-10 FORGOT-12', states.error, [...question, 'Send Reset Link', states.error.message]],
  ['FORGOT-10 FORGOT-12', resends.error, [...panel, 'Send again', states.error.message]],
  [
    'FORGOT-08',
    states.changed,
    ['Password Updated!', 'You set a new password in another tab. You can close this one.'],
  ],
])('%s has the texts of %j', (_, state, texts) => {
  show(state)
  expect(listTexts(screen.getByRole('main'))).toEqual(['Summit', ...texts, 'Back to Login'])
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth/login')
})

it('FORGOT-01 FORGOT-02 submits any value, and never by URL', () => {
  const submit = vi.fn()
  const { container } = show(states.idle, { submit })
  const field = screen.getByLabelText('Email')
  for (const [name, value] of Object.entries({ name: 'email', type: 'email', autocomplete: 'username' })) {
    expect(field).toHaveAttribute(name, value)
  }
  expect(field).toBeRequired()
  fireEvent.change(field, { target: { value: 'ada@' } })
  const form = container.querySelector('form') ?? document.body
  fireEvent.submit(form)
  expect(submit).toHaveBeenCalledExactlyOnceWith({ email: 'ada@' })
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('novalidate')
  expect(screen.getByRole('button', { name: 'Send Reset Link' })).toHaveAttribute('type', 'submit')
})

it.each(['keeps it', 'takes it away'])(
  'gives the focus of the button that has to wait to the sentence above it: the browser %s',
  (what) => {
    const { rerender } = show(resends.pending)
    const button = screen.getByRole('button', { name: 'Sending...' })
    if (what === 'keeps it') button.focus()
    rerender(<ForgotPasswordView forgotPassword={mockHandle(states.success)} />)
    expect(screen.getByText(/^Nothing yet\?/)).toHaveFocus()
  },
)

it('links to a known web mail in another tab', () => {
  const { rerender } = show({ ...states.success, email: 'ada@gmail.com' })
  expect(screen.getByRole('link', { name: 'Open your inbox' })).toHaveAttribute('href', 'https://mail.google.com/')
  rerender(<ForgotPasswordView forgotPassword={mockHandle(states.success, { outbox: '/outbox' })} />)
  const mail = screen.getByRole('link', { name: 'See the mail' })
  expect(mail).toHaveAttribute('href', '/outbox')
  expect(mail).toHaveAttribute('target', '_blank')
})
