import { renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useAuthError } from './use-auth-error.ts'

const at = (query: string) => renderHook(() => useAuthError({ address: { query: () => query } })).result.current.error

it('ERROR-01 ERROR-03 says what the address says', () => {
  expect(at('?error=Google%20said%20no&message=Please%20try%20Apple.')).toEqual({
    heading: 'Google said no',
    text: 'Please try Apple.',
  })
})

it.each(['', '?', '?error=&message=', '?error=%20%0a&message=%E2%80%AE', '?%E0%A4%A'])(
  'ERROR-02 ERROR-04 has words of its own for %j',
  (query) => {
    expect(at(query)).toEqual({ heading: 'Authentication Error', text: 'There was a problem signing you in' })
  },
)

it('speaks the defaults where it is rendered ahead of time', () => {
  function Heading() {
    return useAuthError({ address: { query: () => '?error=Early' } }).error.heading
  }
  expect(renderToString(<Heading />)).toBe('Authentication Error')
})
