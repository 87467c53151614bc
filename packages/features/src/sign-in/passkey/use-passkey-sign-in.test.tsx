import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { mockPorts } from '../../mocks/mock-ports.ts'
import { movableClock } from '../../mocks/movable-clock.ts'
import { mockAuthenticator } from '../../mocks/passkey-handlers.ts'
import { render } from '../../mocks/render.test.helper.tsx'
import { mockServer, type Answer } from '../../mocks/server.test.helper.ts'
import type { Authenticator, PasskeySignature } from '../../shared/account/authenticator.ts'
import { PasskeySignIn, type PasskeySignInProps } from './connected-passkey-sign-in.tsx'
import { RENEW_AFTER_MS } from './passkey-sign-in.ts'

const ada = { name: 'Ada Keller', email: 'ada@example.org' }
const signature = (id: string): PasskeySignature => ({
  ...{ id, rawId: id, type: 'public-key' },
  response: { clientDataJSON: 'ZGF0YQ', authenticatorData: 'ZGF0YQ', signature: 'c2ln' },
})

/** The button in a browser, on a server with these answers by path. */
function setUp(
  authenticator: Partial<Authenticator> = {},
  answers: Record<string, Answer> = {},
  options: PasskeySignInProps = {},
) {
  const clock = movableClock()
  let challenges = 0
  const { request, getBodies } = mockServer((path) => {
    const success =
      path === signInPath ? { success: true, data: { user: ada } } : { options: { challenge: `c${++challenges}` } }
    return { body: success, ...answers[path] }
  })
  const ports = mockPorts({ request, clock, notify: vi.fn(), navigate: vi.fn() })
  const browser = mockAuthenticator(authenticator)
  const sign = vi.spyOn(browser, 'sign')
  const { unmount } = render(<PasskeySignIn authenticator={browser} {...options} />, { ports })
  const pass = (ms: number) => act(async () => clock.moveTo(clock.elapsed() + ms))
  return { ports, session: ports.session, request, sign, sent: () => getBodies(signInPath), pass, unmount }
}

const optionsPath = '/api/auth/passkey-options'
const signInPath = '/api/auth/sign-in-with-passkey'
const refused: Answer = { status: 422, body: { success: false, message: 'Not this one.', code: 'invalid_passkey' } }
const findButton = () => screen.findByRole('button', { name: 'Continue with a passkey' })
const press = async () => userEvent.click(await findButton())

it('ACCOUNT-29 signs in with the passkey of the prompt, and redirects', async () => {
  const onSuccess = vi.fn()
  const { ports, session, sign, sent, pass } = setUp({ sign: async () => signature('a') }, {}, { onSuccess })
  await findButton()
  expect(sign).not.toHaveBeenCalled()
  await press()
  expect(await screen.findByText('You are signed in.')).toBeVisible()
  expect(sign).toHaveBeenCalledExactlyOnceWith({ challenge: 'c2' }, expect.objectContaining({ from: 'prompt' }))
  expect(sent()).toEqual([{ credential: signature('a') }])
  expect(session.read()).toMatchObject({ status: 'signed-in', user: ada })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(ada)
  await pass(1000)
  expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/dashboard')
})

it('ACCOUNT-29 signs in with the passkey that a field has offered, without a prompt', async () => {
  let choose: (chosen: PasskeySignature) => void = () => {}
  const { sign, sent } = setUp({
    canAutofill: async () => true,
    sign: () => new Promise((resolve) => (choose = resolve)),
  })
  await waitFor(() => expect(sign).toHaveBeenCalled())
  expect(sign.mock.calls.map(([options, { from }]) => [options, from])).toEqual([[{ challenge: 'c1' }, 'autofill']])
  act(() => choose(signature('b')))
  expect(await screen.findByText('You are signed in.')).toBeVisible()
  expect(sent()).toEqual([{ credential: signature('b') }])
})

it('ACCOUNT-29 renews what it offers before the challenge is too old, and after an attempt', async () => {
  const { sign, pass } = setUp({
    canAutofill: async () => true,
    sign: (_, { from }) => (from === 'prompt' ? Promise.resolve(null) : new Promise(() => {})),
  })
  const getOffers = () =>
    sign.mock.calls.flatMap(([{ challenge }, { from, signal }]) =>
      from === 'autofill' && !signal.aborted ? [challenge] : [],
    )
  await waitFor(() => expect(getOffers()).toEqual(['c1']))
  await pass(RENEW_AFTER_MS)
  await waitFor(() => expect(getOffers()).toEqual(['c2']))
  await press()
  await waitFor(() => expect(getOffers()).toEqual(['c4']))
})

it.each<[string, Partial<Authenticator>, Record<string, Answer>]>([
  ['browser', { isSupported: () => false }, {}],
  ['back end', {}, { [optionsPath]: { status: 404, body: { success: false, message: 'Not found.' } } }],
])('ACCOUNT-29 has no button without passkeys in the %s', async (_, authenticator, answers) => {
  const { sign } = setUp({ canAutofill: async () => true, ...authenticator }, answers)
  await act(async () => {})
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(sign).not.toHaveBeenCalled()
})

it('says without a toast that no passkey was chosen, and asks again', async () => {
  const sign = vi.fn<Authenticator['sign']>(async () => null)
  const onError = vi.fn()
  const { ports, sent } = setUp({ sign }, {}, { onError })
  await press()
  expect(await screen.findByText('No passkey was used.')).toBeVisible()
  expect(ports.notify).not.toHaveBeenCalled()
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'passkey_cancelled' }))
  expect(sent()).toEqual([])
  sign.mockResolvedValue(signature('a'))
  await press()
  expect(await screen.findByText('You are signed in.')).toBeVisible()
})

it.each<[string, Partial<Authenticator>, Record<string, Answer>, string]>([
  ['is refused', {}, { [signInPath]: refused }, 'Not this one.'],
  [
    'cannot be used',
    { sign: () => Promise.reject(new TypeError('No')) },
    {},
    'This passkey could not be used. Please try again.',
  ],
  ['signs in nobody', {}, { [signInPath]: { body: { success: true } } }, 'Network error. Please try again.'],
])('says why a passkey that %s did not sign in', async (_, authenticator, answers, text) => {
  const { ports, session } = setUp(authenticator, answers)
  await press()
  await waitFor(async () => expect(await findButton()).toHaveAccessibleDescription(text))
  expect(ports.notify).toHaveBeenCalledExactlyOnceWith({ intent: 'danger', title: 'Login failed', text })
  expect(session.read().status).toBe('signed-out')
})

it('says that the server is not reachable by now', async () => {
  const { request } = setUp()
  await findButton()
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  await press()
  await waitFor(async () => expect(await findButton()).toHaveAccessibleDescription('Network error. Please try again.'))
})

it('counts down the wait after too many attempts', async () => {
  const body = { success: false, message: 'Later.', code: 'rate_limited' }
  const { pass } = setUp({}, { [signInPath]: { status: 429, body, headers: { 'Retry-After': '42' } } })
  await press()
  expect(await screen.findByText('Too many attempts. Try again in 42 s.')).toBeVisible()
  await pass(1000)
  expect(await screen.findByText('Too many attempts. Try again in 41 s.')).toBeVisible()
})

it('ends what it offers when the screen is left', async () => {
  const { sign, unmount } = setUp({ canAutofill: async () => true, sign: () => new Promise(() => {}) })
  await waitFor(() => expect(sign).toHaveBeenCalled())
  unmount()
  expect(sign.mock.lastCall?.[1].signal.aborted).toBe(true)
})
