import { expect, it, vi } from 'vitest'
import { mockResponse } from '../../mocks/server.test.helper.ts'
import type { HttpClient } from '../ports/request.ts'
import { signOutCall } from './logout.ts'

const responseWith = (status: number) => mockResponse({ status })

it('ends the server’s session with a request that outlives the page', async () => {
  const request = vi.fn<HttpClient>(async () => responseWith(204))
  expect(await signOutCall(request)()).toEqual({ ok: true })
  expect(request).toHaveBeenCalledExactlyOnceWith({ path: '/api/auth/logout', keepalive: true })
})

it('fails with any other status', async () => {
  expect(await signOutCall(async () => responseWith(503))()).toEqual({ ok: false, reason: 'refused' })
})
