import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { UpdatePasswordFormView } from './update-password-form-view.tsx'
import { mockHandle, states } from './update-password.fixtures.ts'

it('stands alone in a host’s own page, and becomes a sentence that has the focus', () => {
  const { rerender } = render(<UpdatePasswordFormView updatePassword={mockHandle(states.idle)} />)
  expect(screen.queryByRole('main')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Update Password' })).toBeEnabled()
  rerender(<UpdatePasswordFormView updatePassword={mockHandle(states.success)} />)
  expect(screen.getByText('Your password has been successfully reset.')).toHaveFocus()
})

it.each([
  [states.loading, 'Verifying session...'],
  [states.invalid, 'This password reset link is invalid or has expired. Please request a new one.'],
  [states.changed, 'Your password was changed in another tab. Sign in with the new one.'],
])('is a sentence while there is nothing to set: %j', (state, text) => {
  render(<UpdatePasswordFormView updatePassword={mockHandle(state)} />)
  expect(screen.getByRole('status')).toHaveTextContent(text)
  expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument()
})
