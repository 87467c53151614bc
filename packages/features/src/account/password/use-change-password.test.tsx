import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { mockServer } from '../../mocks/server.test.helper.ts'
import type { Config } from '../../shared/config/use-config.ts'
import { ChangePassword, type ChangePasswordProps } from './connected-change-password.tsx'

/** The card on a server that answers so. */
function setUp(status: number, body: object = {}, options: ChangePasswordProps = {}, config: Partial<Config> = {}) {
  const clock = movableClock()
  const { request } = mockServer({ status, body, headers: status === 429 ? { 'Retry-After': '61' } : {} })
  const ports = mockPorts({ clock, request, notify: vi.fn() })
  render(<ChangePassword {...options} />, { config, ports })
  const submit = async (currentPassword = 'correct horse', password = 'new horse race') => {
    await userEvent.type(screen.getByLabelText('Current password'), currentPassword)
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  }
  return { clock, request, ports, submit }
}

it('ACCOUNT-14 ACCOUNT-15 sends both passwords once, says that it is done, and is empty again', async () => {
  const onSuccess = vi.fn()
  const { request, ports, submit } = setUp(200, { success: true }, { onSuccess })
  await submit()
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      path: '/api/auth/change-password',
      body: { currentPassword: 'correct horse', password: 'new horse race' },
    }),
  )
  expect(await screen.findByText('Password changed')).toBeVisible()
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
    intent: 'neutral',
    title: 'Password changed',
    text: 'You are signed out everywhere else.',
  })
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''))
  expect(screen.getByLabelText('New password')).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(screen.getByLabelText('Current password')).toBeInvalid()
  expect(screen.queryByText('Password changed')).not.toBeInTheDocument()
})

it.each([
  ['wrong_password', 'Current password'],
  ['password_common', 'New password'],
  ['password_same', 'New password'],
])('ACCOUNT-16 shows a refusal with %s at its field, and keeps what was typed', async (code, label) => {
  const { ports, submit } = setUp(422, { success: false, message: 'No.', code })
  await submit()
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/^No\./)
  expect(screen.getByLabelText('Current password')).toHaveValue('correct horse')
  expect(screen.getByLabelText('New password')).toHaveValue('new horse race')
  expect(ports.notify).toHaveBeenCalledWith({ intent: 'danger', title: 'Password not changed', text: 'No.' })
})

it('ACCOUNT-16 sends no new password that is too short', async () => {
  const onError = vi.fn()
  const { request, submit } = setUp(200, {}, { onError })
  await submit('correct horse', 'short')
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Password must be at least 8 characters')
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason: 'short', field: 'password' }))
  expect(request).not.toHaveBeenCalled()
})

it('ACCOUNT-44 asks for as many characters as the host wants', async () => {
  const { request, submit } = setUp(200, { success: true }, {}, { minPasswordLength: 12 })
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/^At least 12 characters\./)
  await submit('correct horse', 'high and dr')
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Password must be at least 12 characters')
  expect(request).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('New password'), 'y{Enter}')
  expect(request).toHaveBeenCalledOnce()
})

it('ACCOUNT-13 counts down the wait after too many attempts, then forgets it', async () => {
  const { clock, submit } = setUp(429, { success: false, message: 'Too many.', code: 'rate_limited' })
  await submit()
  expect(await screen.findByText('Too many attempts. Try again in 1:01.')).toBeVisible()
  await waitFor(() => {
    act(() => clock.moveTo(clock.elapsed() + 61_000))
    expect(screen.queryByText(/Too many/)).not.toBeInTheDocument()
  })
})

it('says at the button that there is no connection, and sends again', async () => {
  const { request, submit } = setUp(200, { success: true })
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await submit()
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Change password' })).toHaveAccessibleDescription(
    'Network error. Please try again.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed')).toBeVisible()
})

it('gives password managers the address, and nobody else', () => {
  setUp(200, {}, { email: 'ada@example.org' })
  expect(document.querySelector('[autocomplete=username]')).toHaveValue('ada@example.org')
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

const codeRequired = { message: 'Please enter the code of your app.', code: 'two_factor_required' }
const wrongCode = { message: 'Wrong code.', code: 'invalid_code' }

it('ACCOUNT-40 asks no code of a user without two-factor authentication', () => {
  setUp(200)
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument()
})

it('ACCOUNT-40 asks for a code when the server does, sends it, and keeps what was typed', async () => {
  const { request, submit } = setUp(403, codeRequired)
  await submit()
  const field = await screen.findByLabelText('Code')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(/^Please enter the code of your app\./)
  await userEvent.type(field, '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  const body = { currentPassword: 'correct horse', code: '123456', password: 'new horse race' }
  expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ body }))
  expect(screen.getByLabelText('Code')).toHaveValue('123456')
})

it('ACCOUNT-40 asks for a code at once where it is known to be needed, and says beside it that it is wrong', async () => {
  const { request, submit } = setUp(422, wrongCode, { hasTwoFactor: true })
  await submit()
  expect(request).not.toHaveBeenCalled()
  const field = screen.getByLabelText('Code')
  expect(field).toBeInvalid()
  await userEvent.type(field, 'k7m2p-x4qrt')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Wrong code\./))
  expect(field).toHaveValue('k7m2p-x4qrt')
  expect(screen.getByLabelText('New password')).toHaveValue('new horse race')
})
