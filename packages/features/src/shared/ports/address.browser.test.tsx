import { expect, it } from 'vitest'
import { browserAddress } from './address.browser.ts'

it('reads the query, and removes it and the fragment from the URL, but keeps the history state', () => {
  history.pushState({ key: 'kept' }, '', '/auth/confirm?token_hash=abc#x')
  const entries = history.length
  expect(browserAddress.query()).toBe('?token_hash=abc')
  browserAddress.clear()
  expect(location.pathname + location.search + location.hash).toBe('/auth/confirm')
  expect(browserAddress.query()).toBe('')
  expect(history.state).toEqual({ key: 'kept' })
  expect(history.length).toBe(entries)
})
