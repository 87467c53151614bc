import { TextField } from '@summit/ui/text-field'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { mockBrand } from '../mocks/mock-ports.ts'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { paths } from '../shared/config/paths.ts'
import { google, SignUpFormView } from './index.ts'
import { states, mockHandle, tooShort } from './sign-up.fixtures.ts'
import type { SignUpState } from './sign-up.ts'
import { SignUpView, type SignUpViewProps } from './sign-up-view.tsx'

const note = 'This form is a demo: nothing you type here is sent, and no account is created.'
const next = ['What comes next', 'This was a demo. If you have an account, go to the', 'sign-in page', '.']
const page = (props: SignUpViewProps) => <SignUpView qr={{ path: 'M0 0h1', size: 1 }} {...props} />
const show = (state: SignUpState, submit = vi.fn()) => render(page({ signUp: mockHandle(state, { submit }) }))

// The pending demo loads what is shown after success.
beforeAll(async () => {
  const { unmount } = show(states.pending)
  await vi.dynamicImportSettled()
  unmount()
})

it.each<[string, SignUpState, string[], string[]]>([
  ['SIGNUP-06', states.idle, [note], ['Create Account']],
  ['SIGNUP-09', states.error, [note], ['Create Account']],
  ['SIGNUP-11', states.pending, [note], ['Creating account...']],
  ['SIGNUP-06 SIGNUP-08', states.success, [...next, 'Download on the', 'App Store'], ['Create Account']],
])('%s has the texts of %j', (_, state, lead, texts) => {
  show(state)
  expect(listTexts(screen.getByRole('main'))).toEqual([
    'Summit',
    'Create your account',
    'Have an account?',
    'Sign in',
    ...lead,
    ...['Full Name', 'Email', 'Password', 'Confirm Password'],
    ...(state.status === 'error' ? ['Passwords do not match'] : []),
    ...['I agree to the', 'Terms of Service', 'and the', 'Privacy Policy'],
    ...texts,
    'or',
    ...['Continue with Google', '(coming soon)', 'Continue with Apple', '(coming soon)'],
    ...['Both work on the', 'sign-in page', '.'],
  ])
})

it.each([
  ['Full Name', { name: 'name', autocomplete: 'name' }],
  ['Email', { name: 'email', type: 'email', autocomplete: 'email' }],
  ['Password', { name: 'password', type: 'password', autocomplete: 'new-password' }],
  ['Confirm Password', { name: 'confirmPassword', type: 'password', autocomplete: 'new-password' }],
])('SIGNUP-01 SIGNUP-02 requires %s, and tells password managers what it is', (label, attributes) => {
  show(states.idle)
  const field = screen.getByLabelText(label)
  for (const [name, value] of Object.entries(attributes)) expect(field).toHaveAttribute(name, value)
  expect(field).toBeRequired()
})

it.each([
  ['Password', 0],
  ['Confirm Password', 1],
])('SIGNUP-03 shows and hides %s alone', (_, position) => {
  show(states.idle)
  const types = () => ['Password', 'Confirm Password'].map((name) => screen.getByLabelText(name).getAttribute('type'))
  fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[position] as Element)
  expect(types().indexOf('text')).toBe(position)
  expect(types()).toContain('password')
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(types()).toEqual(['password', 'password'])
})

it('SIGNUP-06 submits on Enter, then focuses the heading above the links to the app', () => {
  const { rerender } = show(states.pending)
  expect(screen.getByRole('button', { name: 'Creating account...' })).toHaveAttribute('type', 'submit')
  rerender(page({ signUp: mockHandle(states.success) }))
  expect(screen.getByRole('heading', { name: 'What comes next' })).toHaveFocus()
  expect(screen.getByRole('link', { name: /App Store/ })).toHaveAttribute('href', mockBrand.stores.appStore.url)
})

it('SIGNUP-09 shows the mismatch at the second password field', () => {
  show(states.error)
  expect(screen.getByLabelText('Confirm Password')).toBeInvalid()
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match')
})

it('ACCOUNT-44 says how long a password has to be, and what is wrong in its place', () => {
  const overrides = { isDemo: false }
  const { rerender } = render(page({ signUp: mockHandle(states.idle, overrides) }))
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAccessibleDescription('At least 8 characters. A few unrelated words work well.')
  rerender(page({ signUp: mockHandle(tooShort, overrides) }))
  expect(password).toHaveAccessibleDescription('Password must be at least 8 characters')
})

it('shows the error of a field that the form does not have beside the button', () => {
  const error = { status: 'error', reason: 'refused', message: 'Ask your coach', field: 'captcha' } as const
  render(page({ signUp: mockHandle(error) }))
  expect(screen.getByRole('button', { name: 'Create Account' })).toHaveAccessibleDescription('Ask your coach')
})

it('SIGNUP-04 SIGNUP-05 SIGNUP-08 requires agreement to the terms, and links to them and to sign-in', () => {
  show(states.success)
  const terms = screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy' })
  expect(terms).toBeRequired()
  expect(terms).toHaveAttribute('name', 'terms')
  for (const [name, href] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Sign in', '/auth/login'],
    ['sign-in page', '/auth/login'],
  ] as const) {
    for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', href)
  }
})

it('SIGNUP-07 names Google and Apple, which cannot be pressed', () => {
  show(states.idle)
  for (const name of ['Continue with Google', 'Continue with Apple'])
    expect(screen.getByText(name).closest('a, button, [tabindex], [role]')).toBeNull()
})

it('the link to sign-in leads to the page that the visitor wanted', () => {
  render(page({ signUp: mockHandle(states.idle, { redirectTo: '/account' }) }))
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login?next=%2Faccount')
})

it('SIGNUP-01 submits the values, and never by URL', () => {
  const submit = vi.fn()
  const { container } = show(states.idle, submit)
  const filled = { 'Full Name': 'Ada', Email: 'ada@example.org', Password: 'high', 'Confirm Password': 'higher' }
  for (const [label, value] of Object.entries(filled)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
  const form = container.querySelector('form') ?? document.body
  fireEvent.submit(form)
  expect(submit).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada',
    email: 'ada@example.org',
    password: 'high',
    confirmPassword: 'higher',
  })
  expect(form).toHaveAttribute('method', 'post')
})

it.each([
  [1, 'It works on the sign-in page.'],
  [2, 'Both work on the sign-in page.'],
  [3, 'All of them work on the sign-in page.'],
])('says where %i providers work', (count, sentence) => {
  const providers = Array.from({ length: count }, (_, index) => ({ ...google, name: `Provider ${index}` }))
  render(page({ signUp: mockHandle(states.idle), providers }))
  expect(screen.getByText(/on the/, { selector: 'p' })).toHaveTextContent(sentence)
})

it('omits social sign-up if the host has none', () => {
  render(page({ signUp: mockHandle(states.idle), providers: [] }))
  expect(screen.queryByText('or')).not.toBeInTheDocument()
  expect(screen.queryByText(/sign-in page/)).not.toBeInTheDocument()
})

it('is not a demo with the host’s `signUp`: providers are links, and success redirects', () => {
  const overrides = { isDemo: false }
  const { rerender } = render(page({ signUp: mockHandle(states.idle, overrides), providers: [google] }))
  expect(screen.queryByText(note)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute('href', '/api/auth/google')

  rerender(page({ signUp: mockHandle(states.success, overrides) }))
  const signedUp = screen.getByText('Your account is ready.').parentElement ?? document.body
  expect(signedUp).toHaveAttribute('role', 'status')
  expect(within(signedUp).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/login')
  rerender(page({ signUp: mockHandle(states.success, { ...overrides, redirectTo: '/welcome' }) }))
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/welcome')
  expect(screen.queryByText('What comes next')).not.toBeInTheDocument()
})

it('names the terms without links if the host has no pages for them', () => {
  render(page({ signUp: mockHandle(states.idle) }), { config: { routes: { ...paths, terms: null, privacy: null } } })
  expect(
    screen.getByRole('checkbox', { name: 'I agree to the Terms of Service and the Privacy Policy' }),
  ).toBeRequired()
  expect(screen.queryByRole('link', { name: /Terms|Privacy/ })).not.toBeInTheDocument()
})

it('is a form without the screen, with the values and the fields of its host', () => {
  const submit = vi.fn()
  render(
    <SignUpFormView
      signUp={mockHandle(states.idle, { submit })}
      defaultValues={{ name: 'Ada', email: 'ada@example.org' }}
    >
      <input type="hidden" name="invitation" value="i7" />
    </SignUpFormView>,
  )
  expect(screen.queryByRole('main')).toBeNull()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  for (const label of ['Password', 'Confirm Password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'high and dry' } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  expect(submit).toHaveBeenCalledExactlyOnceWith({
    name: 'Ada',
    email: 'ada@example.org',
    password: 'high and dry',
    confirmPassword: 'high and dry',
    extra: { invitation: 'i7' },
  })
})

it('shows the error of a field of the host’s beside it', () => {
  const error = {
    status: 'error',
    reason: 'refused',
    message: 'This invitation was used.',
    field: 'invitation',
  } as const
  render(
    <SignUpFormView signUp={mockHandle(error)}>
      {(getError) => <TextField name="invitation" label="Invitation" error={getError('invitation')} />}
    </SignUpFormView>,
  )
  expect(screen.getByLabelText('Invitation')).toHaveAccessibleDescription('This invitation was used.')
  expect(screen.getByRole('button', { name: 'Create Account' })).not.toHaveAccessibleDescription()
})

it('passes the ports of what follows a mailed link on', async () => {
  const findOutbox = vi.fn(async () => 'https://mail.example/outbox')
  const signUp = mockHandle({ status: 'verify', email: 'ada@example.org' })
  render(page({ signUp, findOutbox }), { ports: {} })
  expect(await screen.findByRole('link', { name: 'See the mail' })).toHaveAttribute(
    'href',
    'https://mail.example/outbox',
  )
})
