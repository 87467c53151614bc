import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../../mocks/server.test.helper.ts'
import { TwoFactorSettings, type TwoFactorSettingsProps } from './connected-two-factor-settings.tsx'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Summit:ada?secret=${secret}`
const on = { enabledAt: '2026-11-12T12:00:00.000Z', recoveryCodes: 2 }
const statusPath = '/api/auth/two-factor'
const newPath = '/api/auth/new-two-factor'
const enablePath = '/api/auth/enable-two-factor'
const codesPath = '/api/auth/new-recovery-codes'
const disablePath = '/api/auth/disable-two-factor'

/** The card on a server on which it is off or on, with answers by path. */
function setUp(isOn = false, answers: Record<string, Answer> = {}, options: TwoFactorSettingsProps = {}) {
  const clock = movableClock()
  const server = { isOn }
  const { request, getBodies } = mockServer((path) => {
    if (path === enablePath && !answers[path]) server.isOn = true
    const codes = { recoveryCodes: ['k7m2p-x4qrt', 'b3nzd-6hvwa'] }
    const successes: Record<string, object | string> = {
      [statusPath]: server.isOn ? on : { recoveryCodes: 0 },
      [newPath]: { uri, secret, setup: 'sealed' },
      [enablePath]: codes,
      [codesPath]: codes,
      [disablePath]: '',
    }
    return { body: successes[path] ?? '', ...answers[path] }
  })
  const ports = mockPorts({ request, clock, notify: vi.fn() })
  const browser = { copyText: vi.fn(async () => {}), save: vi.fn(), print: vi.fn() }
  render(<TwoFactorSettings email="ada@example.org" {...browser} {...options} />, { ports })
  const pass = (ms: number) => act(async () => clock.moveTo(clock.elapsed() + ms))
  return { ports, request, browser, getBodies, pass }
}

const findPassword = () => screen.findByLabelText('Password of your account')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const start = async (password = 'correct horse') => {
  await userEvent.type(await findPassword(), password)
  await press('Set up two-factor authentication')
}
const findCode = () => screen.findByRole('textbox', { name: 'Code of the app' })
const wrongPassword = { status: 422, body: { success: false, message: 'Not your password.', code: 'wrong_password' } }
const wrongCode = { status: 422, body: { success: false, message: 'Wrong code.', code: 'invalid_code' } }

it('ACCOUNT-30 shows a QR code and its key, is turned on by a code of the app, and shows when', async () => {
  const onSuccess = vi.fn()
  const { getBodies } = setUp(false, {}, { onSuccess })
  await findPassword()
  expect(screen.queryByText(/is off/)).not.toBeInTheDocument()
  await start()
  expect(await findCode()).toHaveFocus()
  expect(getBodies(newPath)).toEqual([{ currentPassword: 'correct horse' }])
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()

  await userEvent.type(await findCode(), '123456')
  expect(await screen.findByRole('heading', { name: 'Keep your recovery codes' })).toHaveFocus()
  expect(getBodies(enablePath)).toEqual([{ setup: 'sealed', code: '123456' }])
  expect(onSuccess).toHaveBeenCalledOnce()
  await press('I have kept them')
  expect(await screen.findByText('On since Nov 12, 2026.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Two-factor authentication' })).toHaveFocus()
  expect(screen.getByText('2 recovery codes are left.')).toBeVisible()
  expect(screen.queryByText('k7m2p-x4qrt')).not.toBeInTheDocument()
})

it('ACCOUNT-30 says beside the field that the password is wrong, and keeps it', async () => {
  const onError = vi.fn()
  const { ports } = setUp(false, { [newPath]: wrongPassword }, { onError })
  await start('wrong')
  await waitFor(async () => expect(await findPassword()).toHaveAccessibleDescription(/Not your password\./))
  expect(await findPassword()).toHaveValue('wrong')
  expect(onError.mock.calls).toMatchObject([[{ code: 'wrong_password', field: 'currentPassword' }]])
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
    intent: 'danger',
    title: 'Nothing was changed',
    text: 'Not your password.',
  })
})

it('ACCOUNT-30 says beside the field that the code is wrong, and keeps it with the key', async () => {
  setUp(false, { [enablePath]: wrongCode })
  await start()
  await userEvent.type(await findCode(), '123456')
  await waitFor(async () => expect(await findCode()).toHaveAccessibleDescription(/^Wrong code\./))
  expect(await findCode()).toHaveValue('123456')
  expect(screen.getByText(/^JBSW/)).toBeVisible()
})

it('ACCOUNT-30 does not say that it is off, if it cannot be loaded once it is on', async () => {
  const answers: Record<string, Answer> = {}
  setUp(false, answers)
  await start()
  answers[statusPath] = { status: 503 }
  await userEvent.type(await findCode(), '123456')
  await screen.findByText('k7m2p-x4qrt')
  await press('I have kept them')
  expect(await screen.findByText('This cannot be shown right now.')).toBeVisible()
})

it('ACCOUNT-30 can be cancelled, and begun again', async () => {
  const { getBodies } = setUp(false, { [enablePath]: wrongCode })
  await start()
  await userEvent.type(await findCode(), '123456')
  await waitFor(async () => expect(await findCode()).toBeInvalid())
  await press('Cancel')
  expect(screen.getByRole('heading', { name: 'Two-factor authentication' })).toHaveFocus()
  await start()
  expect(await findCode()).toHaveAccessibleDescription('Six digits.')
  expect(getBodies(newPath)).toHaveLength(2)
})

it('ACCOUNT-30 says that it is on, if the answer to the code was lost, and the user has cancelled', async () => {
  const answers: Record<string, Answer> = { [enablePath]: { status: 502 } }
  setUp(false, answers)
  await start()
  await userEvent.type(await findCode(), '123456')
  expect(await screen.findByText('That did not work. Please try again.')).toBeVisible()
  answers[statusPath] = { body: on }
  await press('Cancel')
  expect(await screen.findByText('On since Nov 12, 2026.')).toBeVisible()
})

it('ACCOUNT-32 copies, saves and prints the recovery codes', async () => {
  const { browser } = setUp(true)
  await screen.findByText(/^On since/)
  await press('New recovery codes')
  await userEvent.type(await findPassword(), 'correct horse')
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await press('Make new codes')
  await screen.findByRole('heading', { name: 'Keep your recovery codes' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['k7m2p-x4qrt', 'b3nzd-6hvwa'])
  await press('Copy')
  expect(await screen.findByText('The codes were copied.')).toBeVisible()
  expect(browser.copyText).toHaveBeenCalledExactlyOnceWith('k7m2p-x4qrt\nb3nzd-6hvwa')
  await press('Save as a file')
  expect(browser.save).toHaveBeenCalledExactlyOnceWith('recovery-codes.txt', 'k7m2p-x4qrt\nb3nzd-6hvwa\n')
  await press('Print')
  expect(browser.print).toHaveBeenCalledOnce()
})

it('ACCOUNT-32 says that the codes could not be copied', async () => {
  const copyText = () => Promise.reject(new Error('no clipboard'))
  const { ports } = setUp(false, {}, { copyText })
  await start()
  await userEvent.type(await findCode(), '123456')
  await screen.findByText('k7m2p-x4qrt')
  await press('Copy')
  await waitFor(() =>
    expect(ports.notify).toHaveBeenCalledExactlyOnceWith({
      intent: 'danger',
      title: 'The codes could not be copied. Please save them as a file.',
    }),
  )
})

it('ACCOUNT-30 ACCOUNT-40 is turned off with the password and a code, in a dialog, and says so to the page', async () => {
  const [onSuccess, onChange] = [vi.fn(), vi.fn()]
  const { getBodies } = setUp(true, {}, { onSuccess, onChange })
  await screen.findByText(/^On since/)
  await press('Turn off')
  const dialog = screen.getByRole('alertdialog', { name: 'Turn off two-factor authentication?' })
  await userEvent.type(within(dialog).getByLabelText('Password of your account'), 'correct horse')
  await userEvent.type(within(dialog).getByLabelText('Code'), '123456')
  await press('Turn it off')
  expect(await screen.findByText('Two-factor authentication is off.')).toHaveFocus()
  expect(getBodies(disablePath)).toEqual([{ currentPassword: 'correct horse', code: '123456' }])
  expect(onChange.mock.calls).toEqual([[true], [false]])
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(onSuccess).toHaveBeenCalledOnce()
})

it('ACCOUNT-30 stays on after a wrong password, and forgets the error with the dialog', async () => {
  setUp(true, { [disablePath]: wrongPassword })
  await screen.findByText(/^On since/)
  await press('Turn off')
  await userEvent.type(await findPassword(), 'wrong')
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  await press('Turn it off')
  await waitFor(async () => expect(await findPassword()).toHaveAccessibleDescription(/Not your password\./))
  await press('Leave it as it is')
  expect(screen.getByText(/^On since/)).toBeVisible()
  await press('Turn off')
  expect(await findPassword()).not.toHaveAccessibleDescription(/Not your password\./)
})

it('ACCOUNT-30 counts down the wait after too many attempts', async () => {
  const tooMany = { status: 429, body: { success: false, message: 'Later.', code: 'rate_limited' } }
  const { pass } = setUp(false, { [newPath]: { ...tooMany, headers: { 'Retry-After': '90' } } })
  await start()
  expect(await screen.findByText('Too many attempts. Try again in 1:30.')).toBeVisible()
  await pass(1000)
  expect(screen.getByText('Too many attempts. Try again in 1:29.')).toBeVisible()
})

it.each<Record<string, Answer>>([{ [statusPath]: { status: 500 } }, { [statusPath]: { body: '<html>' } }])(
  'ACCOUNT-30 says that it cannot be shown, with %j',
  async (answers) => {
    setUp(false, answers)
    expect(await screen.findByText('This cannot be shown right now.')).toBeVisible()
  },
)

it.each(['<html>', { uri: 'javascript:alert(1)', secret, setup: 'sealed' }])(
  'ACCOUNT-30 shows no key of a broken answer: %j',
  async (body) => {
    setUp(false, { [newPath]: { body } })
    await start()
    expect(await screen.findByText('Network error. Please try again.')).toBeVisible()
  },
)
