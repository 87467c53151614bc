import { expect, it, vi } from 'vitest'
import type { HttpClient } from '../shared/request/request.ts'
import { signOutCall } from './sign-out.call.ts'

it('ends the server’s session with a request that outlives the page', () => {
  const request = vi.fn<HttpClient>(() => new Promise(() => {}))
  signOutCall(request)()
  expect(request).toHaveBeenCalledExactlyOnceWith({ path: '/api/auth/logout', keepalive: true })
})

it('says nothing when that fails', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  signOutCall(() => failed)()
  await expect(failed).rejects.toThrow()
})
