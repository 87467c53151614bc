import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../mocks/memory-storage.ts'
import { mockBrand } from '../mocks/mock-ports.ts'
import { movableClock } from '../mocks/movable-clock.ts'
import { render } from '../mocks/render.test.helper.tsx'
import type { Config } from '../shared/config/use-config.ts'
import { paths } from '../shared/config/paths.ts'
import { google, SignIn, SignInForm, signInMessages, type SignInPort, type SignInProps } from './index.ts'

const acme = {
  brand: { ...mockBrand, name: 'Acme', logo: <img src="/acme.svg" alt="" /> },
  routes: { ...paths, home: '/start', signup: '/join', forgotPassword: '/lost', dashboard: '/home' },
  Link: ({ to, children }) => <a href={`/app${to}`}>{children}</a>,
  providers: [{ ...google, href: 'https://api.acme.example/google' }],
} satisfies Partial<Config>

const linksAndAddresses = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

const show = (props: SignInProps = {}, config: Partial<Config> = {}) =>
  render(<SignIn quickSignIn={false} {...props} />, { config, ports: {} })

async function send(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

const refusing = (field?: string) =>
  vi.fn<SignInPort>(async () => ({ ok: false, reason: 'refused', message: 'Ask your coach', field }))

it('links to the host’s routes with its link component, and to social sign-in with plain links', () => {
  show({}, acme)
  expect(linksAndAddresses()).toEqual([
    ['Acme', '/app/start'],
    ['Sign up', '/app/join'],
    ['Forgot password?', '/app/lost'],
    ['Continue with Google', 'https://api.acme.example/google'],
  ])
  expect(document.querySelector('img')).toHaveAttribute('src', '/acme.svg')
})

it('SIGNIN-05 SIGNIN-06 SIGNIN-07 CALLBACK-02 links to the pages and providers of the defaults', () => {
  show()
  expect(linksAndAddresses().slice(1)).toEqual([
    ['Sign up', '/auth/signup'],
    ['Forgot password?', '/auth/forgot-password'],
    ['Continue with Google', '/api/auth/google'],
    ['Continue with Apple', '/api/auth/apple'],
  ])
})

it('SIGNIN-01 SIGNIN-02 requires an address and a password, and keeps them out of the URL', () => {
  show()
  for (const [label, type, autocomplete] of [
    ['Email', 'email', 'username'],
    ['Password', 'password', 'current-password'],
  ] as const) {
    const field = screen.getByLabelText(label)
    expect(field).toBeRequired()
    expect(field).toHaveAttribute('type', type)
    expect(field).toHaveAttribute('autocomplete', autocomplete)
    expect(field.closest('form')).toHaveAttribute('method', 'post')
  }
})

it('omits the parts that the host disables', () => {
  show({ rememberMe: false, signUpLink: false, forgotPasswordLink: false, providers: [] }, acme)
  expect(linksAndAddresses()).toEqual([['Acme', '/app/start']])
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByText('or')).not.toBeInTheDocument()
})

it('T-21 the links to other ways in lead to the page that the visitor wanted', () => {
  show({ redirectTo: '/app/plans?plan=free' }, acme)
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/app/join?next=%2Fapp%2Fplans%3Fplan%3Dfree',
  )
})

it('does not offer to sign up if the host has no page for it', () => {
  show({}, { ...acme, routes: { ...acme.routes, signup: null } })
  expect(screen.queryByText(/New here/)).not.toBeInTheDocument()
  expect(screen.queryByText('Sign up')).not.toBeInTheDocument()
})

it('shows the texts of the host', () => {
  show({ messages: { title: 'Willkommen', submit: 'Anmelden' } })
  expect(screen.getByRole('heading')).toHaveTextContent('Willkommen')
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})

it('SIGNIN-03 shows and hides the password', async () => {
  show()
  const password = screen.getByLabelText('Password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

it('SIGNIN-04 submits the value of the checkbox', async () => {
  const signIn = refusing()
  show({ signIn })
  expect(screen.getByLabelText('Remember me')).not.toBeChecked()
  await userEvent.click(screen.getByLabelText('Remember me'))
  await send('ada@example.org', 'high and dry')
  const values = { email: 'ada@example.org', password: 'high and dry' }
  expect(signIn).toHaveBeenCalledExactlyOnceWith({ ...values, remember: true }, expect.anything())
})

it('submits no value without the checkbox', async () => {
  const signIn = refusing()
  show({ signIn, rememberMe: false })
  await send('ada@example.org', 'high and dry')
  const values = { email: 'ada@example.org', password: 'high and dry' }
  expect(signIn).toHaveBeenCalledExactlyOnceWith(values, expect.anything())
})

it('shows the error of a field beside it and focuses it', async () => {
  show({ signIn: refusing('email') })
  await send('ada@example.org', 'high and dry')
  const email = screen.getByLabelText('Email')
  expect(email).toHaveAccessibleDescription('Ask your coach')
  expect(email).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAccessibleDescription()
})

it.each([undefined, 'captcha'])('shows any other error beside the button: of the field %s', async (field) => {
  show({ signIn: refusing(field) })
  await send('ada@example.org', 'high and dry')
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAccessibleDescription('Ask your coach')
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription()
})

it('shows the error of a field of the host’s beside it, and keeps what was typed', async () => {
  show({
    signIn: refusing('captcha'),
    children: (getError) => (
      <>
        <input name="captcha" aria-label="Captcha" aria-describedby="error" defaultValue="a7" />
        <span id="error">{getError('captcha')}</span>
      </>
    ),
  })
  await send('ada@example.org', 'high and dry')
  expect(screen.getByLabelText('Captcha')).toHaveAccessibleDescription('Ask your coach')
  expect(screen.getByLabelText('Captcha')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Sign In' })).not.toHaveAccessibleDescription()
  expect(screen.getByLabelText('Password')).toHaveValue('high and dry')
})

it.each([
  ['/home', ['Go to your dashboard', '/home']],
  [null, undefined],
])('links to where it redirects: %j', async (redirectTo, link) => {
  show({
    redirectTo,
    signUpLink: false,
    forgotPasswordLink: false,
    providers: [],
    signIn: async () => ({ ok: true, user: {} }),
  })
  await send('ada@example.org', 'high and dry')
  expect(await screen.findByText('You are signed in.')).toBeVisible()
  expect(linksAndAddresses()[1]).toEqual(link)
})

describe('the form alone', () => {
  const showForms = (...forms: ReactNode[]) => render(forms, { ports: {} })

  it('has no heading and no landmark, and begins with the host’s values', () => {
    showForms(<SignInForm key="form" defaultValues={{ email: 'ada@example.org', remember: true }} />)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.queryByRole('main')).not.toBeInTheDocument()
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
    expect(screen.getByLabelText('Remember me')).toBeChecked()
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it('is empty when the page is shown again after a success', async () => {
    const clock = movableClock()
    const watch = vi.fn<(onChange: () => void) => () => void>(() => () => {})
    render(<SignInForm signIn={async () => ({ ok: true, user: {} })} />, {
      ports: { clock, storage: { ...memoryStorage(), watch } },
    })
    await send('ada@example.org', 'high and dry')
    expect(await screen.findByText('You are signed in.')).toBeVisible()
    act(() => clock.moveTo(1000))
    act(() => watch.mock.calls.forEach(([onRestored]) => onRestored()))
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByLabelText('Email')).toHaveValue('')
  })

  it('can be on a page twice: an error is that of its own form', async () => {
    const [first, second] = [refusing('email'), refusing('email')]
    showForms(<SignInForm key="first" signIn={first} />, <SignInForm key="second" signIn={second} />)
    const [, email] = screen.getAllByLabelText('Email')
    const [, password] = screen.getAllByLabelText('Password')
    if (!email || !password) throw new Error('There are two forms.')
    await userEvent.type(email, 'ada@example.org')
    await userEvent.type(password, 'high and dry{Enter}')
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
    expect(screen.getAllByLabelText('Email').map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
    expect(email).toHaveFocus()
  })
})

it('hands the texts of the host’s own fields to the port', async () => {
  const signIn = refusing()
  show({
    signIn,
    children: (
      <>
        <input name="captcha" defaultValue="a7" />
        <input name="photo" type="file" />
      </>
    ),
  })
  await send('ada@example.org', 'high and dry')
  expect(signIn.mock.lastCall?.[0]).toEqual({
    email: 'ada@example.org',
    password: 'high and dry',
    remember: false,
    extra: { captcha: 'a7' },
  })
})

it.each([
  ['google', 'Last used', ''],
  ['apple', '', 'Last used'],
  ['constructor', '', ''],
])('ACCOUNT-38 marks the provider that signed in last: %s', (stored, onGoogle, onApple) => {
  const storage = memoryStorage()
  storage.write('summit-last-provider', stored)
  show({ storage })
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAccessibleDescription(onGoogle)
  expect(screen.getByRole('link', { name: 'Continue with Apple' })).toHaveAccessibleDescription(onApple)
})

it('moves the focus of the button to the sentence in its place, and leaves that of a field', async () => {
  const signIn: SignInPort = async () => ({ ok: true, user: { email: 'ada@example.org' } })
  const { unmount } = show({ signIn, redirectTo: null })
  await send('ada@example.org', 'high and dry')
  await screen.findByText(signInMessages.signedIn)
  expect(screen.getByLabelText('Password')).toHaveFocus()
  unmount()
  show({ signIn, redirectTo: null })
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'high and dry')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText(signInMessages.signedIn)).toHaveFocus()
})

it('calls the host where a provider starts in this page, and sends nothing', async () => {
  const [signIn, onClick] = [refusing(), vi.fn()]
  show({ signIn, providers: [{ name: 'a passkey', onClick }] })
  await userEvent.click(screen.getByRole('button', { name: 'Continue with a passkey' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(signIn).not.toHaveBeenCalled()
})

it.each([
  [42, {}, 'Too many attempts. Try again in 42 s.'],
  [887, {}, 'Too many attempts. Try again in 14:47.'],
  [42, { codes: { rate_limited: (seconds?: number) => `Pause: ${seconds ?? 0}` } }, 'Pause: 42'],
])('ACCOUNT-13 says beside the button how long %i s are, with the texts %j', async (retryAfter, messages, text) => {
  const signIn: SignInPort = async () => ({ ok: false, reason: 'refused', code: 'rate_limited', retryAfter })
  show({ signIn, messages })
  await send('ada@example.org', 'high and dry')
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAccessibleDescription(text)
})
