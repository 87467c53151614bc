import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../../mocks/server.test.helper.ts'
import { changeEmailCall } from './change-email.ts'
import { ChangeEmail, type ChangeEmailProps } from './connected-change-email.tsx'

const ada = { name: 'Ada Keller', email: 'ada@example.org' }
const newEmail = 'ada@example.com'
const askPath = '/api/auth/change-email'
const confirmPath = '/api/auth/confirm-email-change'

/** The card on a server with these answers by path, and a success for all others. */
function setUp(answers: Record<string, Answer> = {}, options: ChangeEmailProps = {}) {
  const clock = movableClock()
  const changed = { success: true, data: { user: { ...ada, email: newEmail } } }
  const { request, getBodies } = mockServer((path) => ({ body: path === confirmPath ? changed : {}, ...answers[path] }))
  const ports = mockPorts({ request, clock, notify: vi.fn() })
  ports.session.open(ada)
  render(<ChangeEmail email={ada.email} {...options} />, { ports })
  const pass = (ms: number) => act(() => clock.moveTo(clock.elapsed() + ms))
  return { ports, request, session: ports.session, getBodies, pass }
}

const ask = async (email = newEmail) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'New email' }), email)
  await userEvent.type(screen.getByLabelText('Your password'), 'correct horse')
  await userEvent.click(screen.getByRole('button', { name: 'Send codes' }))
}
const enter = async (current = '111111', next = '222222') => {
  await userEvent.type(await screen.findByLabelText(`Code sent to ${ada.email}`), current)
  await userEvent.type(screen.getByLabelText(`Code sent to ${newEmail}`), next)
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }))
}

it('ACCOUNT-26 requests codes with the password, and changes the address with both', async () => {
  const onSuccess = vi.fn()
  const { ports, session, getBodies } = setUp({}, { onSuccess })
  await ask()
  await waitFor(() => expect(screen.getByLabelText(`Code sent to ${ada.email}`)).toHaveFocus())
  expect(getBodies(askPath)).toEqual([{ email: newEmail, currentPassword: 'correct horse' }])
  expect(ports.notify).not.toHaveBeenCalled()
  await userEvent.keyboard('111111{Enter}')
  expect(getBodies(confirmPath)).toEqual([])
  expect(screen.getByLabelText(`Code sent to ${newEmail}`)).toHaveFocus()
  await userEvent.keyboard('222222{Enter}')
  expect(await screen.findByText('Email address changed')).toBeVisible()
  expect(getBodies(confirmPath)).toEqual([{ currentCode: '111111', newCode: '222222' }])
  expect(session.read()).toMatchObject({ user: { ...ada, email: newEmail } })
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'neutral', title: 'Email address changed' })
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(screen.getByRole('textbox', { name: 'New email' })).toHaveValue('')
  expect(screen.getByText('Email address changed')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Send codes' }))
  expect(screen.queryByText('Email address changed')).not.toBeInTheDocument()
})

it('ACCOUNT-26 names the address without the spaces around it that the server takes away', async () => {
  const { request } = mockServer({ status: 204, body: '' })
  const body = { email: ` ${newEmail} `, currentPassword: 'correct horse' }
  const result = await changeEmailCall(request)(body, new AbortController().signal)
  expect(result).toEqual({ ok: true, email: newEmail })
})

it('ACCOUNT-26 says that a code is wrong, keeps both, and can start again', async () => {
  const onError = vi.fn()
  const body = { success: false, message: 'One is wrong.', code: 'invalid_code' }
  const { session, getBodies } = setUp({ [confirmPath]: { status: 422, body } }, { onError })
  await ask()
  await enter()
  expect(await screen.findByText('One is wrong.')).toBeVisible()
  expect(screen.getByLabelText(`Code sent to ${newEmail}`)).toHaveValue('222222')
  expect(session.read()).toMatchObject({ user: ada })
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'invalid_code' }))
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.getByRole('textbox', { name: 'New email' })).toHaveFocus()
  await ask('other@example.com')
  expect(await screen.findByLabelText('Code sent to other@example.com')).toHaveValue('')
  expect(screen.queryByText('One is wrong.')).not.toBeInTheDocument()
  expect(getBodies(askPath)).toHaveLength(2)
})

it.each([
  ['wrong_password', () => screen.getByLabelText('Your password')],
  ['email_same', () => screen.getByRole('textbox', { name: 'New email' })],
])('ACCOUNT-26 says at the field why it is refused: %s', async (code, getField) => {
  setUp({ [askPath]: { status: 422, body: { success: false, message: 'This is refused.', code } } })
  await ask()
  await waitFor(() => expect(getField()).toHaveAccessibleDescription(/^This is refused\./))
  expect(getField()).toHaveFocus()
  expect(screen.getByRole('textbox', { name: 'New email' })).toHaveValue(newEmail)
})

it('ACCOUNT-26 counts down the wait after too many attempts', async () => {
  const body = { success: false, message: 'Later.', code: 'rate_limited' }
  const { pass } = setUp({ [askPath]: { status: 429, body, headers: { 'Retry-After': '42' } } })
  await ask()
  expect(await screen.findByText('Too many attempts. Try again in 42 s.')).toBeVisible()
  pass(1000)
  expect(await screen.findByText('Too many attempts. Try again in 41 s.')).toBeVisible()
})

it('opens no session for a user who has signed out meanwhile', async () => {
  const { session } = setUp()
  await ask()
  await screen.findByLabelText(`Code sent to ${ada.email}`)
  session.close()
  await enter()
  expect(await screen.findByText('Email address changed')).toBeVisible()
  expect(session.read().status).toBe('signed-out')
})

it('treats a failed request as a network error', async () => {
  const { request } = setUp()
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await ask()
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send codes' }))
  await screen.findByLabelText(`Code sent to ${ada.email}`)
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await enter()
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
})

it('ACCOUNT-40 asks for a code of the app when the server does, and sends it', async () => {
  const body = { message: 'Enter the code.', code: 'two_factor_required' }
  const { getBodies } = setUp({ [askPath]: { status: 403, body } })
  await ask()
  const field = await screen.findByLabelText('Code')
  expect(field).toHaveAccessibleDescription(/^Enter the code\./)
  await userEvent.type(field, '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Send codes' }))
  expect(getBodies(askPath)[1]).toEqual({ email: newEmail, currentPassword: 'correct horse', code: '123456' })
})
