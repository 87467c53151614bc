import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { ConfirmView } from './confirm-view.tsx'
import { errors, mockHandle, states } from './confirm.fixtures.ts'
import type { ConfirmState } from './confirm.ts'

it.each<[string, ConfirmState, string[]]>([
  [
    'CONFIRM-04 CONFIRM-05',
    states.pending,
    [
      'Verifying...',
      'Please wait while we verify your link',
      'This page needs JavaScript. Turn it on, and reload the page.',
    ],
  ],
  ['CONFIRM-07 CONFIRM-08', states.success, ['Verified!', 'Redirecting to password reset...', 'Continue now']],
  [
    'CONFIRM-16 CONFIRM-17 CONFIRM-18',
    states.error,
    [
      'Verification Failed',
      'Email link is invalid or has expired',
      'Redirecting to reset password page...',
      'Request a new link now',
    ],
  ],
])('%s has the texts of %j', (_, state, texts) => {
  render(<ConfirmView confirm={mockHandle(state)} />)
  expect(listTexts(screen.getByRole('main'))).toEqual(['Summit', ...texts])
})

it('CONFIRM-03 CONFIRM-09 CONFIRM-19 shows the pending state, and a link to the target of the redirect', () => {
  const { container, rerender } = render(<ConfirmView confirm={mockHandle(states.pending)} />)
  expect(container.querySelector('[role=status] svg')).toBeInTheDocument()
  rerender(<ConfirmView confirm={mockHandle(states.success)} />)
  expect(screen.getByRole('link', { name: 'Continue now' })).toHaveAttribute(
    'href',
    '/auth/update-password?type=recovery',
  )
  rerender(<ConfirmView confirm={mockHandle(states.error)} />)
  expect(screen.getByRole('link', { name: 'Request a new link now' })).toHaveAttribute('href', '/auth/forgot-password')
})

it('offers to verify an unused link again, with a button that keeps the focus', () => {
  const retry = vi.fn()
  const { rerender } = render(<ConfirmView confirm={mockHandle(errors.unreachable, { retry })} />)
  const button = screen.getByRole('button', { name: 'Try Again' })
  button.focus()
  fireEvent.click(button)
  expect(retry).toHaveBeenCalledOnce()
  rerender(<ConfirmView confirm={mockHandle(states.pending, { retry })} />)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  rerender(<ConfirmView confirm={mockHandle(states.error, { retry })} />)
  expect(button).not.toBeInTheDocument()
})

it('does not redirect with `redirectTo: null`, and links to the form for another link', () => {
  const { rerender } = render(<ConfirmView confirm={mockHandle(states.success, { redirectTo: null })} />)
  expect(listTexts(screen.getByRole('main'))).toEqual(['Summit', 'Verified!'])
  rerender(<ConfirmView confirm={mockHandle(states.error, { redirectTo: null })} />)
  expect(screen.queryByText('Redirecting to reset password page...')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Request a new link now' })).toHaveAttribute('href', '/auth/forgot-password')
})
