import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { render, renderHook } from '../../mocks/render.test.helper.tsx'
import { mockServer } from '../../mocks/server.test.helper.ts'
import { DeleteAccount, type DeleteAccountProps } from './connected-delete-account.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

/** The card on a server that answers so. */
function setUp(status: number, body: object = {}, options: DeleteAccountProps = {}) {
  const clock = movableClock()
  const { request } = mockServer({ status, body, headers: status === 429 ? { 'Retry-After': '61' } : {} })
  const ports = mockPorts({ clock, request, notify: vi.fn(), navigate: vi.fn() })
  ports.session.open({ name: 'Ada' })
  render(<DeleteAccount {...options} />, { ports })
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Delete account…' }))
  const getDialog = () => within(screen.getByRole('alertdialog', { name: 'Delete your account?' }))
  const submit = async (password = 'correct horse') => {
    await userEvent.type(getDialog().getByLabelText('Password'), password)
    await userEvent.click(getDialog().getByRole('button', { name: 'Delete account' }))
  }
  return { clock, request, ports, session: ports.session, open, submit, getDialog }
}

it('ACCOUNT-20 asks for the password, signs this device out and leads to the home page', async () => {
  const onSuccess = vi.fn()
  const answer = { success: true, deletesAt: '2026-12-05T12:00:00.000Z' }
  const { request, ports, session, open, submit } = setUp(200, answer, { onSuccess })
  await open()
  expect(request).not.toHaveBeenCalled()
  await submit()
  await waitFor(() => expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/'))
  expect(request).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: '/api/auth/delete-account', body: { currentPassword: 'correct horse' } }),
  )
  expect(session.read()).toEqual({ status: 'signed-out' })
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
    intent: 'neutral',
    title: 'Your account will be deleted',
    text: 'On December 5, 2026. Sign in before then to keep it.',
  })
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it.each([{}, { deletesAt: 'soon' }, []])(
  'says how long there is where the server names no time: %j',
  async (answer) => {
    const { ports, open, submit } = setUp(200, answer, { redirectTo: null })
    await open()
    await submit()
    await waitFor(() =>
      expect(ports.notify).toHaveBeenCalledWith(
        expect.objectContaining({ intent: 'neutral', text: 'Sign in within 14 days to keep it.' }),
      ),
    )
    expect(ports.navigate).not.toHaveBeenCalled()
  },
)

it('ACCOUNT-20 shows a wrong password at its field, and signs nobody out', async () => {
  const { session, open, submit, getDialog } = setUp(422, { success: false, message: 'No.', code: 'wrong_password' })
  await open()
  await submit('wrong')
  const field = getDialog().getByLabelText('Password')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription('No.')
  expect(session.read()).toMatchObject({ status: 'signed-in' })
})

it('forgets the password and the error when it is closed', async () => {
  const { open, submit, getDialog } = setUp(422, { success: false, message: 'No.', code: 'wrong_password' })
  await open()
  await submit('wrong')
  await waitFor(() => expect(getDialog().getByLabelText('Password')).toHaveAccessibleDescription('No.'))
  await userEvent.click(getDialog().getByRole('button', { name: 'Keep it' }))
  expect(screen.getByRole('button', { name: 'Delete account…' })).toHaveFocus()
  await open()
  expect(getDialog().getByLabelText('Password')).toHaveValue('')
  expect(getDialog().getByLabelText('Password')).not.toHaveAccessibleDescription()
})

it('stays open during the request, and sends it once', async () => {
  const { request, open, submit, getDialog } = setUp(200)
  request.mockReturnValueOnce(new Promise(() => {}))
  await open()
  await submit()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(getDialog().getByRole('button', { name: 'Deleting...' }))
  expect(getDialog().getByRole('button', { name: 'Keep it' })).toBeDisabled()
  expect(request).toHaveBeenCalledOnce()
})

it('stays open during the request for any view that asks to close it', async () => {
  const deleteAccount = () => new Promise<never>(() => {})
  const { result } = renderHook(() => useDeleteAccount({ deleteAccount }), { ports: {} })
  act(() => result.current.setOpen(true))
  act(() => result.current.submit({ currentPassword: 'correct horse' }))
  act(() => result.current.setOpen(false))
  expect(result.current.state).toEqual({ status: 'pending' })
})

it('ACCOUNT-13 counts down the wait after too many attempts, also while it is closed', async () => {
  const { clock, open, submit, getDialog } = setUp(429, { success: false, message: 'Many.', code: 'rate_limited' })
  await open()
  await submit()
  expect(await getDialog().findByText('Too many attempts. Try again in 1:01.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  act(() => clock.moveTo(clock.elapsed() + 1000))
  await open()
  expect(await getDialog().findByText('Too many attempts. Try again in 1:00.')).toBeVisible()
})

it('says at the button that there is no connection', async () => {
  const { request, open, submit, getDialog } = setUp(200)
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await open()
  await submit()
  expect(await getDialog().findByText('Network error. Please try again.')).toBeVisible()
  expect(getDialog().getByLabelText('Password')).toHaveValue('correct horse')
})

it('ACCOUNT-40 asks for a code when the server does, and sends it', async () => {
  const { request, open, submit, getDialog } = setUp(403, { message: 'Enter the code.', code: 'two_factor_required' })
  await open()
  await submit()
  const field = await within(screen.getByRole('alertdialog')).findByLabelText('Code')
  expect(field).toHaveAccessibleDescription(/^Enter the code\./)
  await userEvent.type(field, '123456')
  await userEvent.click(getDialog().getByRole('button', { name: 'Delete account' }))
  expect(request).toHaveBeenLastCalledWith(
    expect.objectContaining({ body: { currentPassword: 'correct horse', code: '123456' } }),
  )
})
