import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../mocks/server.test.helper.ts'
import { CodeSignIn, type CodeSignInProps } from './connected-code-sign-in.tsx'

const ada = { name: 'Ada Keller', email: 'ada@example.org' }

/** The screen on a server with these answers by path, and a success for all others. */
function setUp(answers: Record<string, Answer> = {}, options: CodeSignInProps = {}) {
  const clock = movableClock()
  const signedIn = { success: true, data: { user: ada } }
  const { request, getBodies } = mockServer((path) => ({ body: path === enterPath ? signedIn : {}, ...answers[path] }))
  const ports = mockPorts({ request, clock, notify: vi.fn(), navigate: vi.fn() })
  render(<CodeSignIn findOutbox={null} {...options} />, { ports })
  const pass = (ms: number) => act(() => clock.moveTo(clock.elapsed() + ms))
  return { ports, request, session: ports.session, getBodies, pass }
}

const sendPath = '/api/auth/send-code'
const enterPath = '/api/auth/sign-in-with-code'
const wrong: Answer = { status: 422, body: { success: false, message: 'This code is wrong.', code: 'invalid_code' } }

const send = async (email = ada.email) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }))
}
const findField = () => screen.findByRole('textbox', { name: 'Code' })

it('ACCOUNT-25 sends a code, then signs in with its last digit, and redirects', async () => {
  const onSuccess = vi.fn()
  const { ports, session, getBodies, pass } = setUp({}, { onSuccess })
  await send()
  const field = await findField()
  expect(field).toHaveFocus()
  expect(screen.getByText(ada.email)).toBeVisible()
  await userEvent.type(field, '01234{Enter}')
  expect(field).toBeInvalid()
  expect(getBodies(enterPath)).toEqual([])
  await userEvent.type(field, '5')
  expect(await screen.findByText('You are signed in.')).toBeVisible()
  await userEvent.type(field, '{Enter}')
  expect(getBodies(sendPath)).toEqual([{ email: ada.email }])
  expect(getBodies(enterPath)).toEqual([{ email: ada.email, code: '012345' }])
  expect(session.read()).toMatchObject({ status: 'signed-in', user: ada })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(ada)
  pass(1000)
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/dashboard')
})

it('ACCOUNT-25 says beside the field that the code is wrong, keeps it, and takes another one', async () => {
  const answers = { [enterPath]: wrong }
  const onError = vi.fn()
  const { ports, session } = setUp(answers, { onError })
  await send()
  await userEvent.click(await findField())
  await userEvent.paste('123 456')
  await waitFor(async () => expect(await findField()).toHaveAccessibleDescription(/^This code is wrong\./))
  expect(await findField()).toHaveValue('123456')
  expect(await findField()).toHaveFocus()
  expect(session.read().status).toBe('signed-out')
  expect(ports.notify).toHaveBeenCalledWith({ intent: 'danger', title: 'Login failed', text: 'This code is wrong.' })
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'invalid_code', field: 'code' }))

  Reflect.deleteProperty(answers, enterPath)
  await userEvent.type(await findField(), '{Backspace}7')
  expect(await screen.findByText('You are signed in.')).toBeVisible()
})

it('ACCOUNT-25 counts down the wait after too many attempts', async () => {
  const body = { success: false, message: 'Later.', code: 'rate_limited' }
  const { pass } = setUp({ [enterPath]: { status: 429, body, headers: { 'Retry-After': '42' } } })
  await send()
  await userEvent.type(await findField(), '123456')
  expect(await screen.findByText('Too many attempts. Try again in 42 s.')).toBeVisible()
  pass(1000)
  expect(await screen.findByText('Too many attempts. Try again in 41 s.')).toBeVisible()
})

it('ACCOUNT-25 sends another code after a minute, to the same address', async () => {
  const { getBodies, pass } = setUp()
  await send()
  const button = await screen.findByRole('button', { name: 'Send again in 60 s' })
  expect(button).toBeDisabled()
  for (let second = 0; second <= 60; second++) pass(1000)
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(getBodies(sendPath)).toEqual([{ email: ada.email }, { email: ada.email }]))
  expect(await screen.findByRole('button', { name: 'Send again in 60 s' })).toBeVisible()
})

it.each<[string, Answer, string]>([
  ['is refused', { status: 429, body: { success: false, message: 'Too many requests.' } }, 'Too many requests.'],
  ['is refused in no words', { status: 500, body: '<h1>No</h1>' }, 'The code could not be sent. Please try again.'],
])('says that a code that %s was not sent, and keeps the address', async (_, answer, text) => {
  const { ports } = setUp({ [sendPath]: answer })
  await send()
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email)
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Login failed', text })
})

it('treats a failed request and a success without a user as a network error', async () => {
  const { request } = setUp({ [enterPath]: { body: { success: true } } })
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await send()
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send Code' }))
  await userEvent.type(await findField(), '123456')
  expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
})

it('ACCOUNT-25 takes another address, in the field with the one before, without the error of the code before', async () => {
  const { getBodies } = setUp({ [enterPath]: wrong })
  await send()
  await userEvent.type(await findField(), '123456')
  await waitFor(async () => expect(await findField()).toHaveAccessibleDescription(/wrong/))
  await userEvent.click(screen.getByRole('button', { name: 'Use another email' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue(ada.email)
  await userEvent.clear(screen.getByLabelText('Email'))
  await send('grace@example.org')
  expect(await findField()).toHaveAccessibleDescription('The six digits in the email.')
  expect(getBodies(sendPath)).toEqual([{ email: ada.email }, { email: 'grace@example.org' }])
  expect(screen.getByText('grace@example.org')).toBeVisible()
})

it('ACCOUNT-31 opens the second step where the server asks for it, with the page that it leads to', async () => {
  const body = { success: false, message: 'Enter the code of your app.', code: 'two_factor_required' }
  const { ports, session } = setUp({ [enterPath]: { status: 403, body } }, { redirectTo: '/account' })
  await send()
  await userEvent.type(await findField(), '123456')
  await waitFor(() => expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/auth/two-factor?next=%2Faccount'))
  expect(ports.notify).not.toHaveBeenCalled()
  expect(session.read().status).toBe('signed-out')
})
