import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import type { SocialProvider } from '../shared/config/use-config.ts'
import { AuthErrorView } from './auth-error-view.tsx'
import { mockHandle, states } from './auth-error.fixtures.ts'

it('ERROR-02 ERROR-04 ERROR-05 shows the error, instructions and two links', () => {
  render(<AuthErrorView authError={mockHandle(states.default)} />)
  expect(listTexts(screen.getByRole('main'))).toEqual([
    'Summit',
    'Authentication Error',
    'There was a problem signing you in',
    'What to try',
    'Sign in again. The link may have expired, or the page was open for too long.',
    'If Google or Apple did not work, use your email and password.',
    'Check that your browser allows cookies for this site.',
    'Try Again',
    'Back to Home',
  ])
})

it('ERROR-06 ERROR-07 links to sign-in and home', () => {
  render(<AuthErrorView authError={mockHandle(states.custom)} />)
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/auth/login')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})

const getProviders = (...names: string[]): SocialProvider[] => names.map((name) => ({ name, href: `/auth/${name}` }))

it.each([
  [getProviders('GitHub'), ['If GitHub did not work, use your email and password.']],
  [getProviders('A', 'B', 'C'), ['If A, B, or C did not work, use your email and password.']],
  [[], []],
])('names the host’s providers: %j', (providers, steps) => {
  render(<AuthErrorView authError={mockHandle(states.default)} />, { config: { providers } })
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items.slice(1, -1)).toEqual(steps)
})
