import { apiRoutes } from '@summit/contract'
import { expect, it } from 'vitest'
import { mockServer } from '../mocks/server.test.helper.ts'
import { signUpCall } from './sign-up-call.ts'

const details = { name: 'Ada', email: ' ada@example.org', password: 'high and dry', confirmPassword: 'high and dry' }
const { signal } = new AbortController()

const respondingWith = (status: number, body: unknown, headers?: Record<string, string>) =>
  mockServer({ status, body, headers }).request

it('posts the details, own fields, the version of the terms, and the page that the visitor wanted', async () => {
  const request = respondingWith(200, { success: true, data: { verifyEmail: true } })
  const context = { next: '/pricing?plan=free', termsVersion: '2025-01-15' }
  const result = await signUpCall(request, context)({ ...details, extra: { invitation: 'abc' } }, signal)
  expect(result).toEqual({ ok: true, user: undefined, verifyEmail: 'ada@example.org' })
  const { name, email, password } = details
  expect(request).toHaveBeenCalledExactlyOnceWith({
    path: apiRoutes.signUp,
    body: {
      invitation: 'abc',
      name,
      email,
      password,
      termsVersion: '2025-01-15',
      next: '/pricing?plan=free',
    },
    signal,
  })
})

it('is signed in as the user in the response', async () => {
  const user = { name: 'Ada', email: 'ada@example.org' }
  const result = await signUpCall(respondingWith(200, { success: true, data: { user } }), { next: null })(
    details,
    signal,
  )
  expect(result).toEqual({ ok: true, user, verifyEmail: undefined })
})

it('ACCOUNT-09 names the field of a password that the server refuses', async () => {
  const response = { success: false, message: 'This password is too easy to guess.', code: 'password_common' }
  expect(await signUpCall(respondingWith(422, response), { next: null })(details, signal)).toMatchObject({
    ok: false,
    reason: 'refused',
    message: response.message,
    field: 'password',
  })
})

it('has the time to wait', async () => {
  const response = { success: false, message: 'Later.', code: 'rate_limited' }
  const request = respondingWith(429, response, { 'Retry-After': '30' })
  expect(await signUpCall(request, { next: null })(details, signal)).toMatchObject({
    code: 'rate_limited',
    retryAfter: 30,
  })
})
