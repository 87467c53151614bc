import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { memoryStorage } from '../../mocks/memory-storage.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../../mocks/server.test.helper.ts'
import { getApiUrl } from '../../shared/config/api-url.ts'
import { LinkedIdentities, type LinkedIdentitiesProps } from './connected-identities.tsx'

const listPath = '/api/auth/identities'
const linkPath = '/api/auth/link-identity'
const unlinkPath = '/api/auth/unlink-identity'

const google = { provider: 'google', email: 'ada@gmail.example', linkedAt: '2026-11-19T12:00:00.000Z' }
const both = ['google', 'apple']
const url = 'https://accounts.example/authorize?state=x'

/** The card on a server at which Google is linked, with answers by path. */
function setUp(answers: Record<string, Answer> = {}, options: LinkedIdentitiesProps = {}) {
  const clock = movableClock()
  const successes: Record<string, object> = {
    [listPath]: { identities: [google], providers: both },
    [linkPath]: { url },
  }
  const { request, getBodies } = mockServer((path) => ({ body: successes[path] ?? {}, ...answers[path] }))
  const watch = vi.fn<(onChange: () => void) => () => void>(() => () => {})
  const ports = mockPorts({ request, clock, notify: vi.fn(), storage: { ...memoryStorage(), watch } })
  const leave = vi.fn()
  const config = { apiUrl: getApiUrl({ origin: 'https://api.example' }) }
  render(<LinkedIdentities leave={leave} email="ada@example.org" {...options} />, { config, ports })
  const pass = (ms: number) => act(async () => clock.moveTo(clock.elapsed() + ms))
  const restore = () => act(() => watch.mock.calls.forEach(([onRestored]) => onRestored()))
  return { ports, request, leave, getBodies, pass, restore }
}

const getRows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const ask = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('alertdialog', { name: `${button}?` }))
}
const confirm = async (button: string, password = 'correct horse') => {
  const dialog = within(screen.getByRole('alertdialog'))
  await userEvent.type(dialog.getByLabelText('Account password'), password)
  await userEvent.click(dialog.getByRole('button', { name: button }))
  return dialog
}

it('ACCOUNT-34 lists both providers, with address and date where one is linked', async () => {
  setUp()
  await screen.findByRole('button', { name: 'Remove Google' })
  expect(getRows()).toEqual(['Googleada@gmail.exampleLinked on Nov 19, 2026Remove', 'AppleNot linkedLink'])
})

it.each([
  ['no provider', { identities: [], providers: [] }, []],
  ['one that is linked still', { identities: [google], providers: [] }, ['Remove Google']],
  ['one that can be linked', { identities: [], providers: ['apple'] }, ['Link Apple']],
])('ACCOUNT-34 with %s it has the rows %j', async (_, body, buttons) => {
  setUp({ [listPath]: { body } })
  if (buttons.length === 0) expect(await screen.findByText('Neither can be linked here.')).toBeVisible()
  else await screen.findByRole('button', { name: buttons[0] ?? '' })
  expect(screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(buttons)
})

it('says that the list cannot be loaded', async () => {
  setUp({ [listPath]: { status: 502, body: {} } })
  expect(await screen.findByText('What is linked cannot be shown right now.')).toBeVisible()
})

it('ACCOUNT-35 asks for the password, and goes to the provider', async () => {
  const onSuccess = vi.fn()
  const { leave, getBodies } = setUp({}, { onSuccess })
  await userEvent.click((await ask('Link Apple')).getByRole('button', { name: 'Cancel' }))
  expect(getBodies(linkPath)).toEqual([])
  await ask('Link Apple')
  await confirm('Continue to Apple')
  await waitFor(() => expect(leave.mock.calls).toEqual([[url]]))
  expect(getBodies(linkPath)).toEqual([{ provider: 'apple', currentPassword: 'correct horse' }])
  expect(onSuccess).toHaveBeenCalledOnce()
  // The browser may come back to this page as it was left.
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

it('ACCOUNT-35 asks again when the browser restores the page on the way back from the provider', async () => {
  const { leave, restore } = setUp()
  await ask('Link Apple')
  restore()
  await confirm('Continue to Apple')
  expect(leave).toHaveBeenCalledExactlyOnceWith(url)
  restore()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const dialog = await ask('Link Apple')
  expect(dialog.getByLabelText('Account password')).toHaveValue('')
  expect(dialog.getByRole('button', { name: 'Continue to Apple' })).toBeEnabled()
})

it('goes to a path at the origin of the API', async () => {
  const { leave } = setUp({ [linkPath]: { body: { url: '/auth/v1/authorize?state=x' } } })
  await ask('Link Apple')
  await confirm('Continue to Apple')
  await waitFor(() => expect(leave.mock.calls).toEqual([['https://api.example/auth/v1/authorize?state=x']]))
})

it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
  'T55 goes to no other address: %j',
  async (address) => {
    const { leave } = setUp({ [linkPath]: { body: { url: address } } })
    await ask('Link Apple')
    const dialog = await confirm('Continue to Apple')
    expect(await dialog.findByText('Network error. Please try again.')).toBeVisible()
    expect(leave).not.toHaveBeenCalled()
  },
)

it('ACCOUNT-36 removes a provider with the password, and says so where the focus is', async () => {
  const { getBodies } = setUp()
  await ask('Remove Google')
  await confirm('Remove Google')
  await waitFor(() => expect(screen.getByText('Google was removed.')).toHaveFocus())
  expect(getBodies(unlinkPath)).toEqual([{ provider: 'google', currentPassword: 'correct horse' }])
  expect(getRows()).toEqual(['GoogleNot linkedLink', 'AppleNot linkedLink'])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

it.each([
  ['google', null],
  ['apple', 'apple'],
])('ACCOUNT-38 after Google was removed, the last sign-in with %s before is kept as %s', async (before, after) => {
  const { ports } = setUp()
  ports.storage.write('summit-last-provider', before)
  await ask('Remove Google')
  await confirm('Remove Google')
  await screen.findByText('Google was removed.')
  expect(ports.storage.read('summit-last-provider')).toBe(after)
})

it('ACCOUNT-35 says beside the field that the password is wrong, keeps it, and then how long to wait', async () => {
  const wrong = { success: false, message: 'This is not your current password.', code: 'wrong_password' }
  const answers: Record<string, Answer> = { [linkPath]: { status: 422, body: wrong } }
  const { pass } = setUp(answers)
  await ask('Link Apple')
  const dialog = await confirm('Continue to Apple', 'wrong')
  const field = dialog.getByLabelText('Account password')
  await waitFor(() => expect(field).toHaveAccessibleDescription(wrong.message))
  expect(field).toHaveValue('wrong')
  expect(field).toHaveFocus()

  const limited = { success: false, message: 'Later.', code: 'rate_limited' }
  answers[linkPath] = { status: 429, body: limited, headers: { 'Retry-After': '42' } }
  await confirm('Continue to Apple')
  expect(await dialog.findByText('Too many attempts. Try again in 42 s.')).toBeVisible()
  await pass(1000)
  expect(await dialog.findByText('Too many attempts. Try again in 41 s.')).toBeVisible()
})

it.each([
  ['Link Apple', 'Continue to Apple', linkPath, 'Apple was not linked', 'It could not be linked. Please try again.'],
  [
    'Remove Google',
    'Remove Google',
    unlinkPath,
    'Google was not removed',
    'It could not be removed. Please try again.',
  ],
])('%s: says why it failed, in the dialog and in a toast', async (button, submit, path, title, text) => {
  const onError = vi.fn()
  const answers: Record<string, Answer> = { [path]: { status: 422, body: {} } }
  const { ports } = setUp(answers, { onError })
  await ask(button)
  const dialog = await confirm(submit)
  expect(await dialog.findByText(text)).toBeVisible()
  // What has answered may be a proxy, and the change done.
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: text })
  expect(onError).toHaveBeenCalledOnce()

  const message = 'The sign-in service of this site does not let accounts be linked or unlinked.'
  answers[path] = { status: 422, body: { success: false, message, code: 'linking_unavailable' } }
  await confirm(submit)
  expect(await dialog.findByText(message)).toBeVisible()
  expect(ports.notify).toHaveBeenLastCalledWith({ intent: 'danger', title, text: message })
  await userEvent.keyboard('{Escape}')
  expect((await ask(button)).queryByText(message)).not.toBeInTheDocument()
})

it('ACCOUNT-40 asks for a code when the server does, and sends it', async () => {
  const body = { message: 'Enter the code.', code: 'two_factor_required' }
  const { getBodies } = setUp({ [linkPath]: { status: 403, body } })
  const dialog = await ask('Link Apple')
  await confirm('Continue to Apple')
  const field = await dialog.findByLabelText('Code')
  expect(field).toHaveAccessibleDescription(/^Enter the code\./)
  await userEvent.type(field, '123456')
  await userEvent.click(dialog.getByRole('button', { name: 'Continue to Apple' }))
  expect(getBodies(linkPath)).toEqual([
    { provider: 'apple', currentPassword: 'correct horse' },
    { provider: 'apple', currentPassword: 'correct horse', code: '123456' },
  ])
})
