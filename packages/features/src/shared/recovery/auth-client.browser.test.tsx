import * as authJs from '@supabase/auth-js'
import { expect, it, vi } from 'vitest'
import { movableClock } from '../../mocks/movable-clock.ts'
import { browserStorage } from '../ports/storage.browser.ts'
import { authFetch } from './auth-fetch.browser.ts'
import { createAuth } from './auth.browser.ts'

vi.mock('@supabase/auth-js', { spy: true })

it('T4 is a client that reads no session from a URL, and sends no request by itself', async () => {
  const tab = browserStorage(() => sessionStorage)
  const auth = createAuth({
    url: 'https://api.example.org/auth/v1',
    clock: movableClock(),
    tab,
    prefix: 'client-of-this-test-',
  })
  expect(authJs.AuthClient).not.toHaveBeenCalled()
  await auth.session()
  expect(authJs.AuthClient).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      url: 'https://api.example.org/auth/v1',
      detectSessionInUrl: false,
      autoRefreshToken: false,
      flowType: 'pkce',
    }),
  )
})

it('T33 reports a network error to the client as status 503', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { status } = await authFetch(movableClock())('/auth/v1/user')
  expect(status).toBe(503)
  vi.unstubAllGlobals()
})

it('T33 stops its timer when the response is there', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const stopTimer = vi.fn()
  await authFetch({ after: () => stopTimer })('/auth/v1/user')
  expect(stopTimer).toHaveBeenCalledOnce()
})
