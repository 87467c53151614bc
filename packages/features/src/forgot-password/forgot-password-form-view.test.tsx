import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { ForgotPasswordForm } from './connected-forgot-password.tsx'

it('stands alone in a host’s own page, and becomes a sentence that has the focus', async () => {
  const sendResetLink = vi.fn(async () => ({ ok: true, email: 'ada@example.org' }) as const)
  render(<ForgotPasswordForm sendResetLink={sendResetLink} findOutbox={null} />, { ports: {} })
  expect(screen.queryByRole('main')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org{Enter}')
  expect(sendResetLink).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.getByText('Check your inbox for password reset instructions.')).toHaveFocus())
})
