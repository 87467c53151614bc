import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { OAuthCallbackView } from './oauth-callback-view.tsx'
import { linked, mockHandle, states, taken } from './oauth-callback.fixtures.ts'
import type { OAuthCallbackState } from './oauth-callback.ts'

const show = (state: OAuthCallbackState) => render(<OAuthCallbackView oauthCallback={mockHandle(state)} />)

it.each<[string, OAuthCallbackState, string[]]>([
  [
    'CALLBACK-08',
    states.pending,
    ['Signing you in', 'This only takes a moment.', 'This page needs JavaScript. Turn it on, and reload the page.'],
  ],
  ['CALLBACK-15', states.success, ['You’re in', 'Taking you to the home page.', 'Continue to App']],
  [
    'CALLBACK-18 CALLBACK-19',
    states.error,
    ['That didn’t work', 'Authentication failed: access_denied', 'Try Again', 'Continue as Guest'],
  ],
])('%s has the texts of %j', (_, state, texts) => {
  show(state)
  expect(listTexts(screen.getByRole('main'))).toEqual(['Summit', ...texts])
})

it('CALLBACK-15 links to home', () => {
  show(states.success)
  expect(screen.getByRole('link', { name: 'Continue to App' })).toHaveAttribute('href', '/')
})

it('CALLBACK-18 CALLBACK-19 links to sign-in, and to home', () => {
  show(states.error)
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/auth/login')
  expect(screen.getByRole('link', { name: 'Continue as Guest' })).toHaveAttribute('href', '/')
})

it('ACCOUNT-35 says what was linked, and links to the account', () => {
  render(<OAuthCallbackView oauthCallback={mockHandle(linked, { redirectTo: '/account' })} />)
  expect(listTexts(screen.getByRole('main')).slice(1)).toEqual([
    'Google is linked',
    'Taking you to your account.',
    'Go to your account',
  ])
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account')
})

it('ACCOUNT-37 leads a user who is signed in back to the account', () => {
  show(taken)
  const [, ...links] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/account'])
})

it('mentions no redirect without one', () => {
  render(<OAuthCallbackView oauthCallback={mockHandle(states.success, { redirectTo: null })} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re in')
  expect(screen.queryByText('Taking you to the home page.')).not.toBeInTheDocument()
})
