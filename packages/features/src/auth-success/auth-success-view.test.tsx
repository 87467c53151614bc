import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../mocks/render.test.helper.tsx'
import { listTexts } from '../mocks/texts.ts'
import { AuthSuccessView } from './auth-success-view.tsx'
import { mockHandle, states } from './auth-success.fixtures.ts'

it('SUCCESS-01 SUCCESS-03 SUCCESS-04 shows the success, the identity provider and the next step', () => {
  render(<AuthSuccessView authSuccess={mockHandle(states.default)} />)
  expect(listTexts(screen.getByRole('main'))).toEqual([
    'Summit',
    'Authentication Successful',
    'You signed in with OAuth.',
    'What comes next',
    'Account created.',
    'Taking you to the home page.',
    'Next, download the app and sign in the same way.',
    'Go to the home page now',
  ])
  expect(screen.getByRole('link', { name: 'Go to the home page now' })).toHaveAttribute('href', '/')
})

it('mentions no redirect without one', () => {
  render(<AuthSuccessView authSuccess={mockHandle(states.default, { redirectTo: null })} />)
  expect(screen.queryByText('Taking you to the home page.')).not.toBeInTheDocument()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
