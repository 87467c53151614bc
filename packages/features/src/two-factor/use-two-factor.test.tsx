import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Fragment, type ComponentType, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { hideablePage, render } from '../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../mocks/server.test.helper.ts'
import { TwoFactor, type TwoFactorProps } from './connected-two-factor.tsx'

const ada = { name: 'Ada Keller', email: 'ada@example.org' }

/** The screen on a server with these answers, one after the other; after them, a success. */
function setUp(
  answers: Answer[] = [],
  options: TwoFactorProps = {},
  query = '',
  Outer: ComponentType<{ children: ReactNode }> = Fragment,
) {
  const clock = movableClock()
  const waiting = [...answers]
  const { request } = mockServer(() => ({ body: { success: true, data: { user: ada } }, ...waiting.shift() }))
  const address = { query: () => query, clear: () => {} }
  const ports = mockPorts({ request, clock, address, notify: vi.fn(), navigate: vi.fn() })
  const { rerender } = render(<TwoFactor {...options} />, { ports, wrapper: Outer })
  const getBodies = () => request.mock.calls.map(([{ path, body }]) => [path, body])
  const pass = (ms: number) => act(() => clock.moveTo(clock.elapsed() + ms))
  return {
    ports,
    request,
    session: ports.session,
    getBodies,
    pass,
    rerender: () => rerender(<TwoFactor {...options} />),
  }
}

const path = '/api/auth/confirm-sign-in'
const wrong: Answer = { status: 422, body: { success: false, message: 'This code is wrong.', code: 'invalid_code' } }
const expired: Answer = { status: 401, body: { success: false, message: 'Too long.', code: 'sign_in_expired' } }
const getField = () => screen.getByRole('textbox', { name: 'Code' })
const getRecoveryField = () => screen.getByRole('textbox', { name: 'Recovery code' })
const useRecoveryCode = () => userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))

it('ACCOUNT-31 signs in with the last digit of the code, and redirects', async () => {
  const onSuccess = vi.fn()
  const { ports, session, getBodies, pass } = setUp([], { onSuccess })
  expect(getField()).toHaveFocus()
  await userEvent.type(getField(), '01234')
  expect(getBodies()).toEqual([])
  await userEvent.type(getField(), '5')
  expect(await screen.findByText('You are signed in.')).toBeVisible()
  await userEvent.type(getField(), '{Enter}')
  expect(getBodies()).toEqual([[path, { code: '012345' }]])
  expect(session.read()).toMatchObject({ status: 'signed-in', user: ada })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(ada)
  pass(1000)
  // Back does not lead to a step that is done.
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/dashboard', { replace: true })
})

it('ACCOUNT-31 says beside the field that the code is wrong, keeps it, and takes another one', async () => {
  const onError = vi.fn()
  const { ports, session } = setUp([wrong], { onError })
  await userEvent.click(getField())
  await userEvent.paste('123 456')
  await waitFor(() => expect(getField()).toHaveAccessibleDescription(/^This code is wrong\./))
  expect(getField()).toHaveValue('123456')
  expect(getField()).toHaveFocus()
  expect(onError.mock.calls).toMatchObject([[{ reason: 'refused', code: 'invalid_code', field: 'code' }]])
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
    intent: 'danger',
    title: 'Login failed',
    text: 'This code is wrong.',
  })
  await userEvent.clear(getField())
  await userEvent.type(getField(), '654321')
  expect(await screen.findByText('You are signed in.')).toBeVisible()
  expect(session.read()).toMatchObject({ status: 'signed-in' })
})

it('ACCOUNT-32 takes a recovery code in place of it, as it was written down', async () => {
  const { getBodies } = setUp()
  await useRecoveryCode()
  expect(getRecoveryField()).toHaveFocus()
  await userEvent.type(getRecoveryField(), 'K7M2P-X4QRT{Enter}')
  expect(await screen.findByText('You are signed in.')).toBeVisible()
  expect(getBodies()).toEqual([[path, { code: 'K7M2P-X4QRT' }]])
})

it('ACCOUNT-32 forgets the error of one field in the other', async () => {
  setUp([wrong])
  await userEvent.type(getField(), '123456')
  await waitFor(() => expect(getField()).toBeInvalid())
  await useRecoveryCode()
  expect(getRecoveryField()).toHaveAccessibleDescription('Ten letters and digits. Each code works once.')
  expect(getRecoveryField()).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Use the authenticator app' }))
  expect(getField()).toHaveFocus()
  expect(getField()).toHaveAccessibleDescription('Six digits that change every 30 seconds.')
})

it('ACCOUNT-31 leads back to the beginning when the first step has expired', async () => {
  const { ports } = setUp([expired], {}, '?next=%2Faccount')
  await userEvent.type(getField(), '123456')
  expect(await screen.findByRole('heading', { name: 'Please sign in again' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth/login?next=%2Faccount')
  expect(ports.notify).not.toHaveBeenCalled()
})

it('ACCOUNT-31 asks for the code of the next sign-in when the page is shown again', async () => {
  const { Page, hideAndShow } = hideablePage()
  const { rerender } = setUp([expired], {}, '', Page)
  await userEvent.type(getField(), '123456')
  expect(await screen.findByRole('heading', { name: 'Please sign in again' })).toBeVisible()
  await hideAndShow(rerender)
  expect(getField()).toHaveValue('')
})

it('ACCOUNT-31 leads to the page of `next`, if it is one of the host', async () => {
  const { ports, pass } = setUp([], {}, '?next=%2Faccount')
  await userEvent.type(getField(), '123456')
  await screen.findByText('You are signed in.')
  pass(1000)
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/account', { replace: true })
})

it('ACCOUNT-31 counts down the wait after too many attempts', async () => {
  const tooMany = { status: 429, body: { success: false, message: 'Later.', code: 'rate_limited' } }
  const { pass } = setUp([{ ...tooMany, headers: { 'Retry-After': '90' } }])
  await userEvent.type(getField(), '123456')
  expect(await screen.findByText('Too many attempts. Try again in 1:30.')).toBeVisible()
  pass(1000)
  expect(screen.getByText('Too many attempts. Try again in 1:29.')).toBeVisible()
})

it.each<Answer>([{ body: '<html>' }, { body: { success: true } }, { status: 502, body: '' }])(
  'ACCOUNT-31 signs nobody in by %j',
  async (answer) => {
    const { session } = setUp([answer])
    await userEvent.type(getField(), '123456')
    expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
    expect(session.read().status).toBe('signed-out')
  },
)
