import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { mockAuthenticator } from '../../mocks/passkey-handlers.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../../mocks/server.test.helper.ts'
import type { Authenticator } from '../../shared/account/authenticator.ts'
import { Passkeys, type PasskeysProps } from './connected-passkeys.tsx'
import type { Passkey } from './passkeys.ts'

const listPath = '/api/auth/passkeys'
const optionsPath = '/api/auth/new-passkey-options'
const addPath = '/api/auth/add-passkey'
const removePath = '/api/auth/remove-passkey'

const time = '2026-11-12T12:00:00.000Z'
const safari = { id: 's', createdAt: time, usedAt: '2026-11-19T12:00:00.000Z', browser: 'Safari', system: 'macOS' }
const firefox = { id: 'f', createdAt: time, browser: 'Firefox' }
const unknown = { id: 'u', createdAt: time }

/** The card in a browser, on a server with these passkeys and answers by path. */
function setUp(
  authenticator: Partial<Authenticator> = {},
  answers: Record<string, Answer> = {},
  options: PasskeysProps = {},
) {
  const clock = movableClock()
  const passkeys: object[] = [safari, firefox, unknown]
  const successes: Record<string, object> = {
    [listPath]: { passkeys },
    [optionsPath]: { options: { challenge: 'abc' } },
  }
  const { request, getBodies } = mockServer((path) => ({ body: successes[path] ?? {}, ...answers[path] }))
  const ports = mockPorts({ request, clock, notify: vi.fn() })
  const browser = mockAuthenticator(authenticator)
  const create = vi.spyOn(browser, 'create')
  render(<Passkeys authenticator={browser} email="ada@example.org" {...options} />, { ports })
  const pass = (ms: number) => act(async () => clock.moveTo(clock.elapsed() + ms))
  return { ports, request, passkeys, create, getBodies, pass }
}

const findField = () => screen.findByLabelText('Account password')
const submit = async (password = 'correct horse') => {
  await userEvent.type(await findField(), password)
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }))
}
const getButton = () => screen.getByRole('button', { name: 'Add a passkey' })
const getRows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('ACCOUNT-28 lists passkeys by what added them, with both dates', async () => {
  setUp()
  await findField()
  expect(getRows()).toEqual([
    'Safari on macOSAdded on Nov 12, 2026Last used on Nov 19, 2026Remove',
    'FirefoxAdded on Nov 12, 2026Remove',
    'Unknown browserAdded on Nov 12, 2026Remove',
  ])
})

it('ACCOUNT-28 adds the passkey that the browser makes, and lists it', async () => {
  const onSuccess = vi.fn()
  const { passkeys, create, getBodies } = setUp({}, {}, { onSuccess })
  await findField()
  passkeys.unshift({ id: 'c', createdAt: time, browser: 'Chrome', system: 'Android' })
  await submit()
  expect(await screen.findByText('The passkey was added.')).toBeVisible()
  expect(getBodies(optionsPath)).toEqual([{ currentPassword: 'correct horse' }])
  expect(create.mock.calls.map(([options]) => options)).toEqual([{ challenge: 'abc' }])
  expect(getBodies(addPath)).toMatchObject([
    { credential: { type: 'public-key', response: { attestationObject: 'a2V5' } } },
  ])
  await waitFor(() => expect(getRows()[0]).toMatch(/^Chrome on Android/))
  expect(await findField()).toHaveValue('')
  expect(onSuccess).toHaveBeenCalledOnce()
  await userEvent.click(getButton())
  expect(screen.queryByText('The passkey was added.')).not.toBeInTheDocument()
})

it('ACCOUNT-28 says beside the field that the password is wrong, keeps it, and asks the browser for nothing', async () => {
  const body = { success: false, message: 'This is not your current password.', code: 'wrong_password' }
  const { create } = setUp({}, { [optionsPath]: { status: 422, body } })
  await submit('wrong')
  await waitFor(async () => expect(await findField()).toHaveAccessibleDescription(body.message))
  expect(await findField()).toHaveValue('wrong')
  expect(await findField()).toHaveFocus()
  expect(create).not.toHaveBeenCalled()
})

it.each<[string, Partial<Authenticator>, Record<string, Answer>, string, { title: string; text?: string }[]]>([
  ['the visitor closes the prompt', { create: async () => null }, {}, 'No passkey was made.', []],
  [
    'the device has one',
    { create: async () => 'known' },
    {},
    'This device has a passkey of your account already.',
    [{ title: 'No passkey was added', text: 'This device has a passkey of your account already.' }],
  ],
  [
    'the browser cannot',
    { create: () => Promise.reject(new TypeError('No')) },
    {},
    'The passkey could not be added. Please try again.',
    [{ title: 'The passkey could not be added. Please try again.' }],
  ],
  [
    'the server refuses',
    {},
    { [addPath]: { status: 422, body: { success: false, message: 'Not this one.', code: 'invalid_passkey' } } },
    'Not this one.',
    [{ title: 'No passkey was added', text: 'Not this one.' }],
  ],
  [
    'the answer is unreadable',
    {},
    { [optionsPath]: { body: {} } },
    'Network error. Please try again.',
    [{ title: 'Network error. Please try again.' }],
  ],
  [
    'the last answer is lost, and it may have been added',
    {},
    { [addPath]: { body: '<!doctype html>' } },
    'Network error. Please try again.',
    [{ title: 'Network error. Please try again.' }],
  ],
])('says why none was added when %s', async (_, authenticator, answers, text, toasts) => {
  const onError = vi.fn()
  const { ports } = setUp(authenticator, answers, { onError })
  await submit()
  await waitFor(() => expect(getButton()).toHaveAccessibleDescription(text))
  expect(vi.mocked(ports.notify).mock.calls).toEqual(toasts.map((toast) => [{ intent: 'danger', ...toast }]))
  expect(onError).toHaveBeenCalledOnce()
})

it('lists a passkey that was added although the answer was lost', async () => {
  const { passkeys } = setUp({}, { [addPath]: { body: '<!doctype html>' } })
  await findField()
  passkeys.unshift({ id: 'c', createdAt: time, browser: 'Chrome', system: 'Android' })
  await submit()
  await waitFor(() => expect(getRows()[0]).toMatch(/^Chrome on Android/))
  expect(getButton()).toHaveAccessibleDescription('Network error. Please try again.')
})

it('counts down the wait after too many attempts', async () => {
  const body = { success: false, message: 'Later.', code: 'rate_limited' }
  const { pass } = setUp({}, { [optionsPath]: { status: 429, body, headers: { 'Retry-After': '42' } } })
  await submit()
  expect(await screen.findByText('Too many attempts. Try again in 42 s.')).toBeVisible()
  await pass(1000)
  expect(await screen.findByText('Too many attempts. Try again in 41 s.')).toBeVisible()
})

const getDialog = () => within(screen.getByRole('alertdialog'))
const confirm = async (password = 'correct horse') => {
  await userEvent.type(getDialog().getByLabelText('Account password'), password)
  await userEvent.click(getDialog().getByRole('button', { name: 'Remove passkey' }))
}
const askFor = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Remove the passkey of ${name}` }))
  return within(await screen.findByRole('alertdialog', { name: 'Remove this passkey?' }))
}

it('ACCOUNT-28 removes a passkey with the password, and says so where the focus is', async () => {
  const { getBodies } = setUp()
  await userEvent.click((await askFor('Safari on macOS')).getByRole('button', { name: 'Keep it' }))
  expect(getBodies(removePath)).toEqual([])
  await askFor('Safari on macOS')
  await confirm()
  await waitFor(() => expect(getRows()).toHaveLength(2))
  expect(getBodies(removePath)).toEqual([{ id: 's', currentPassword: 'correct horse' }])
  await waitFor(() => expect(screen.getByText('The passkey was removed.')).toHaveFocus())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('keeps the question open while a passkey is removed, and after a failure, without its error in the next one', async () => {
  const { request } = setUp()
  const dialog = await askFor('Firefox')
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await confirm()
  expect(await dialog.findByText('Network error. Please try again.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect((await askFor('Safari on macOS')).queryByText('Network error. Please try again.')).not.toBeInTheDocument()
})

it('ACCOUNT-28 says in the dialog that its password is wrong, and then how long to wait', async () => {
  const wrong = { success: false, message: 'This is not your current password.', code: 'wrong_password' }
  const answers: Record<string, Answer> = { [removePath]: { status: 422, body: wrong } }
  setUp({}, answers)
  await askFor('Firefox')
  await confirm('wrong')
  const field = getDialog().getByLabelText('Account password')
  await waitFor(() => expect(field).toHaveAccessibleDescription(wrong.message))
  expect(field).toHaveValue('wrong')
  expect(screen.getAllByText(wrong.message)).toHaveLength(1)

  const limited = { success: false, message: 'Later.', code: 'rate_limited' }
  answers[removePath] = { status: 429, body: limited, headers: { 'Retry-After': '42' } }
  await confirm()
  expect(await getDialog().findByText('Too many attempts. Try again in 42 s.')).toBeVisible()
})

it('ACCOUNT-28 lists what was added and removed, however late the list is loaded', async () => {
  const passkeys = [safari, firefox].map((passkey) => ({ ...passkey, createdAt: 0, usedAt: undefined }))
  const loads: ((found: Passkey[]) => void)[] = []
  const findPasskeys = vi.fn(() => new Promise<Passkey[]>((resolve) => loads.push(resolve)))
  setUp({}, {}, { findPasskeys })
  await act(async () => loads[0]?.(passkeys))
  await submit()
  await waitFor(() => expect(loads).toHaveLength(2))
  await askFor('Firefox')
  await confirm()
  await waitFor(() => expect(getRows()).toHaveLength(1))
  await act(async () => loads[1]?.([{ id: 'c', createdAt: 0, browser: 'Chrome' }, ...passkeys]))
  expect(getRows()).toEqual([expect.stringMatching(/^Chrome/), expect.stringMatching(/^Safari/)])

  for (const count of [3, 4]) {
    await submit()
    await waitFor(() => expect(loads).toHaveLength(count))
  }
  await act(async () => loads[3]?.([{ id: 'e', createdAt: 0, browser: 'Edge' }, ...passkeys]))
  await act(async () => loads[2]?.(passkeys))
  expect(getRows()).toEqual([expect.stringMatching(/^Edge/), expect.stringMatching(/^Safari/)])
})

it('says that the list cannot be loaded, or is empty, or that the browser has no passkeys', async () => {
  setUp({}, { [listPath]: { status: 500, body: {} } })
  expect(await screen.findByText('Your passkeys cannot be shown right now.')).toBeVisible()
  setUp({ isSupported: () => false }, { [listPath]: { body: { passkeys: [] } } })
  expect(await screen.findByText('You have no passkey yet.')).toBeVisible()
  expect(screen.getByText('This browser has no passkeys.')).toBeVisible()
})

it('ACCOUNT-40 asks for a code when the server does, and sends it', async () => {
  const body = { message: 'Enter the code.', code: 'two_factor_required' }
  const { getBodies } = setUp({}, { [optionsPath]: { status: 403, body }, [removePath]: { status: 403, body } })
  await submit()
  const field = await screen.findByLabelText('Code')
  expect(field).toHaveAccessibleDescription(/^Enter the code\./)
  await userEvent.type(field, '123456')
  await userEvent.click(getButton())
  expect(getBodies(optionsPath)[1]).toEqual({ currentPassword: 'correct horse', code: '123456' })

  await userEvent.click(screen.getByRole('button', { name: 'Remove the passkey of Firefox' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText('Account password'), 'correct horse')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove passkey' }))
  expect(await dialog.findByLabelText('Code')).toHaveAccessibleDescription(/^Enter the code\./)
})
