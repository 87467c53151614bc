import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { UpdatePasswordView } from './update-password-view.tsx'
import { invalidForm, mockHandle, states } from './update-password.fixtures.ts'
import type { UpdatePasswordHandle } from './use-update-password.ts'

const show = (given: Pick<UpdatePasswordHandle, 'state'> & Partial<UpdatePasswordHandle>) =>
  render(<UpdatePasswordView updatePassword={mockHandle(given.state, given)} />)

const question = ['Set New Password', 'Choose a strong password to secure your account', 'Email:', 'ada@example.org']
const hint = 'At least 8 characters. A few unrelated words work well.'

it.each<[string, Parameters<typeof show>[0], string[]]>([
  [
    'UPDATE-01',
    { state: states.loading },
    ['One moment', 'Verifying session...', 'This page needs JavaScript. Turn it on, and reload the page.'],
  ],
  [
    'UPDATE-05 UPDATE-06 UPDATE-07',
    { state: states.invalid },
    [
      'Invalid Reset Link',
      'This password reset link is invalid or has expired. Please request a new one.',
      'Request New Link',
    ],
  ],
  [
    'UPDATE-08 UPDATE-09 UPDATE-10 UPDATE-11',
    { state: states.idle },
    [...question, 'New Password', hint, 'Confirm Password', 'Update Password', 'Request another link'],
  ],
  [
    'UPDATE-12',
    { state: states.pending },
    [...question, 'New Password', hint, 'Confirm Password', 'Updating...', 'Request another link'],
  ],
  [
    'UPDATE-14 UPDATE-15',
    invalidForm,
    [
      ...question,
      ...['New Password', 'Password must be at least 8 characters'],
      ...['Confirm Password', 'Passwords do not match', 'Update Password', 'Request another link'],
    ],
  ],
  [
    'UPDATE-23 UPDATE-24',
    { state: states.error },
    [
      ...question,
      ...['New Password', hint, 'Confirm Password', 'Update Password'],
      'This is your password already.',
      'Request another link',
    ],
  ],
  [
    'UPDATE-19 UPDATE-20',
    { state: states.success },
    ['Password Updated!', 'Your password has been successfully reset. Redirecting to login...', 'Sign in now'],
  ],
  [
    'UPDATE-21',
    { state: states.changed },
    ['Already done', 'Your password was changed in another tab. Sign in with the new one.', 'Sign in'],
  ],
])('%s has the texts of %j', (_, given, expected) => {
  show(given)
  const texts = listTexts(screen.getByRole('main'))
  expect(texts).toEqual(['Summit', ...expected])
})

it.each<[string, Parameters<typeof show>[0], string, string]>([
  ['UPDATE-07', { state: states.invalid }, 'Request New Link', '/auth/forgot-password'],
  ['UPDATE-24', { state: states.idle }, 'Request another link', '/auth/forgot-password'],
  ['UPDATE-21', { state: states.success }, 'Sign in now', '/auth/login'],
  ['UPDATE-21', { state: states.changed }, 'Sign in', '/auth/login'],
])('%s has a link in %j', (_, given, name, href) => {
  show(given)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

it('UPDATE-10 UPDATE-16 submits both fields, has the user name for password managers, and connects each error with its field', () => {
  const submit = vi.fn()
  const { container } = show({ ...invalidForm, submit })
  const password = screen.getByLabelText('New Password')
  const confirmation = screen.getByLabelText('Confirm Password')
  for (const field of [password, confirmation]) {
    expect(field).toBeRequired()
    expect(field).toHaveAttribute('autocomplete', 'new-password')
  }
  expect(password).toHaveAccessibleDescription('Password must be at least 8 characters')
  expect(confirmation).toHaveAccessibleDescription('Passwords do not match')

  const account = container.querySelector('input[name=username]')
  for (const [name, value] of Object.entries({ type: 'email', autocomplete: 'username', value: 'ada@example.org' })) {
    expect(account).toHaveAttribute(name, value)
  }

  fireEvent.change(password, { target: { value: 'high and dry' } })
  fireEvent.change(confirmation, { target: { value: 'high' } })
  const form = container.querySelector('form') ?? document.body
  fireEvent.submit(form)
  expect(submit).toHaveBeenCalledExactlyOnceWith({ password: 'high and dry', confirmPassword: 'high' })
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('novalidate')
  expect(screen.getByRole('button', { name: 'Update Password' })).toHaveAttribute('type', 'submit')
})

it('shows the error of a field that the form does not have beside the button', () => {
  show({ state: { ...states.error, field: 'captcha' } })
  expect(screen.getByRole('button', { name: 'Update Password' })).toHaveAccessibleDescription(states.error.message)
})

it('does not redirect with `redirectTo: null`', () => {
  show({ state: states.success, redirectTo: null })
  expect(screen.getByText('Your password has been successfully reset.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Sign in now' })).not.toBeInTheDocument()
})

it('focuses the first invalid field at each attempt', () => {
  const { container } = show(invalidForm)
  const form = container.querySelector('form') ?? document.body
  for (const focused of ['Confirm Password', 'Confirm Password']) {
    screen.getByLabelText(focused).focus()
    fireEvent.submit(form)
    expect(screen.getByLabelText('New Password')).toHaveFocus()
  }
})
