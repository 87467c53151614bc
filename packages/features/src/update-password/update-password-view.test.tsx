import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { textsIn } from '../mocks/texts.ts'
import { UpdatePasswordPage } from './update-password-view.tsx'
import { refused, states, mockHandle } from './update-password.fixtures.ts'
import type { UpdatePasswordState } from './update-password.ts'

const show = (state: UpdatePasswordState, submit = vi.fn()) =>
  render(<UpdatePasswordPage updatePassword={mockHandle(state, { submit })} product="Summit" />)

const question = [
  'Set New Password',
  'Choose a strong password to secure your account',
  'Email',
  ':',
  'ada@example.org',
]
const hint = 'At least 8 characters. A few unrelated words work well.'

it.each<[string, UpdatePasswordState, string[]]>([
  ['UPDATE-01', states.loading, ['One moment', 'Verifying session...']],
  [
    'UPDATE-05 UPDATE-06 UPDATE-07',
    states.invalid,
    [
      'Invalid Reset Link',
      'This password reset link is invalid or has expired. Please request a new one.',
      'Request New Link',
    ],
  ],
  [
    'UPDATE-08 UPDATE-09 UPDATE-10 UPDATE-11',
    states.valid,
    [...question, 'New Password', hint, 'Confirm Password', 'Update Password', 'Request another link'],
  ],
  [
    'UPDATE-12',
    states.updating,
    [...question, 'New Password', hint, 'Confirm Password', 'Updating...', 'Request another link'],
  ],
  [
    'UPDATE-14 UPDATE-15',
    refused,
    [
      ...question,
      ...['New Password', 'Password must be at least 8 characters'],
      ...['Confirm Password', 'Passwords do not match', 'Update Password', 'Request another link'],
    ],
  ],
  [
    'UPDATE-23 UPDATE-24',
    states.error,
    [
      ...question,
      ...['New Password', hint, 'Confirm Password', 'Update Password'],
      'This is your password already.',
      'Request another link',
    ],
  ],
  [
    'UPDATE-19 UPDATE-20',
    states.success,
    ['Password Updated!', 'Your password has been successfully reset. Redirecting to login...', 'Sign in now'],
  ],
  [
    'UPDATE-21',
    states.elsewhere,
    ['Already done', 'Your password was changed in another tab. Sign in with the new one.', 'Sign in'],
  ],
])('%s says how things stand: %j', (_, state, words) => {
  show(state)
  const texts = textsIn(screen.getByRole('main'))
  expect(texts).toEqual(['Summit', ...words, 'A new rope for the next climb.'])
})

it.each<[string, UpdatePasswordState, string, string]>([
  ['UPDATE-07', states.invalid, 'Request New Link', '/auth/forgot-password'],
  ['UPDATE-24', states.valid, 'Request another link', '/auth/forgot-password'],
  ['UPDATE-21', states.success, 'Sign in now', '/auth/login'],
  ['UPDATE-21', states.elsewhere, 'Sign in', '/auth/login'],
])('%s has a way on from %j', (_, state, name, href) => {
  show(state)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

it('UPDATE-10 UPDATE-16 hands over both fields, tells password managers whose they are, and ties each fault to its own', () => {
  const submit = vi.fn()
  const { container } = show(refused, submit)
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
