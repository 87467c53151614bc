import { expect, it } from 'vitest'
import { prerender, renderHook } from '../mocks/render.test.helper.tsx'
import { useAuthError, type AuthErrorOptions } from './use-auth-error.ts'

const addressWith = (query: string) => ({ query: () => query, clear: () => {} })

function at(query: string, options: AuthErrorOptions = {}) {
  const ports = { address: addressWith(query) }
  return renderHook(() => useAuthError(options), { ports }).result.current.state
}

it('ERROR-01 ERROR-03 shows the error in the URL', () => {
  expect(at('?error=Google%20said%20no&message=Please%20try%20Apple.')).toEqual({
    status: 'error',
    reason: 'Google said no',
    heading: 'Google said no',
    message: 'Please try Apple.',
  })
})

it.each(['', '?', '?error=&message=', '?error=%20%0a&message=%E2%80%AE', '?%E0%A4%A'])(
  'ERROR-02 ERROR-04 shows default texts for %j',
  (query) => {
    expect(at(query)).toEqual({
      status: 'error',
      reason: null,
      heading: 'Authentication Error',
      message: 'There was a problem signing you in',
    })
  },
)

it('shows the host’s texts for a known error code', () => {
  const messages = { reasons: { access_denied: { heading: 'Abgebrochen', text: 'Bitte noch einmal.' } } }
  expect(at('?error=access_denied&message=Denied.', { messages })).toEqual({
    status: 'error',
    reason: 'access_denied',
    heading: 'Abgebrochen',
    message: 'Bitte noch einmal.',
  })
  expect(at('?error=constructor', { messages }).heading).toBe('constructor')
})

it('prerenders the default texts', () => {
  function Heading() {
    return useAuthError().state.heading
  }
  const html = prerender(<Heading />, { ports: { address: addressWith('?error=Early') } })
  expect(html).toBe('Authentication Error')
})
