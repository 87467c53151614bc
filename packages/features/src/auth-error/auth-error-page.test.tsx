import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { textsIn } from '../mocks/texts.ts'
import { AuthErrorPage } from './auth-error-page.tsx'
import { errors, mockHandle } from './auth-error.fixtures.ts'

it('ERROR-02 ERROR-04 ERROR-05 says what went wrong, what to try, and two ways on', () => {
  render(<AuthErrorPage authError={mockHandle(errors.silent)} product="Summit" />)
  expect(textsIn(screen.getByRole('main'))).toEqual([
    'Summit',
    'Authentication Error',
    'There was a problem signing you in',
    'What to try',
    'Sign in again. A link or a page that has been open for a long time may have expired.',
    'If Google or Apple did not work, use your email and password.',
    'Check that your browser allows cookies for this site.',
    'Try Again',
    'Back to Home',
    'Even a wrong turn is ground covered.',
  ])
})

it('ERROR-06 ERROR-07 leads to sign-in and home', () => {
  render(<AuthErrorPage authError={mockHandle(errors.told)} product="Summit" />)
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/auth/login')
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})
