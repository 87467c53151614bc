import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  callbackResponse,
  callbackRequest,
  forgotPasswordRequest,
  updatePasswordRequest,
  messageResponse,
} from './recovery.ts'

describe('the recovery request', () => {
  it('CALLS-05 is a trimmed address', () => {
    expect(v.parse(forgotPasswordRequest, { email: ' ada@example.org ', admin: true })).toEqual({
      email: 'ada@example.org',
    })
  })

  it.each(['', 'ada', 'ada@', 'ada@example.org,evil@example.org', 'a@b.co\r\nBcc: evil@example.org', 7, { $ne: '' }])(
    'FORGOT-01 refuses %j',
    (email) => {
      expect(v.is(forgotPasswordRequest, { email })).toBe(false)
    },
  )
})

describe('the update-password request', () => {
  it.each([
    [7, false],
    [8, true],
    [256, true],
    [257, false],
  ])('UPDATE-13 CALLS-09 a password of %i characters: %s', (length, isTaken) => {
    expect(v.is(updatePasswordRequest, { password: 'x'.repeat(length) })).toBe(isTaken)
  })

  it('CALLS-09 has no confirmPassword', () => {
    const both = { password: 'high and dry', confirmPassword: 'high and dry' }
    expect(v.parse(updatePasswordRequest, both)).toEqual({ password: 'high and dry' })
  })
})

describe('the OAuth callback request', () => {
  it('CALLS-03 is a code and a provider', () => {
    const call = { code: 'abc', provider: 'google', state: 'x' }
    expect(v.parse(callbackRequest, call)).toEqual({ code: 'abc', provider: 'google' })
    expect(v.is(callbackRequest, { ...call, provider: 'apple' })).toBe(true)
    expect(v.is(callbackRequest, { ...call, code: 'x'.repeat(1024) })).toBe(true)
  })

  it.each([{ provider: 'github' }, { provider: undefined }, { code: '' }, { code: 7 }, { code: 'x'.repeat(1025) }])(
    'refuses %j',
    (change) => {
      expect(v.is(callbackRequest, { code: 'abc', provider: 'google', ...change })).toBe(false)
    },
  )
})

describe('responses', () => {
  it('CALLS-04 CALLS-12 are parsed leniently', () => {
    expect(v.parse(messageResponse, { message: 7, success: true })).toEqual({ message: undefined })
    expect(v.parse(messageResponse, { message: 'No.' })).toEqual({ message: 'No.' })
    expect(v.parse(callbackResponse, { message: [], data: { user: 'Ada' } })).toEqual({})
    expect(v.parse(callbackResponse, { data: { user: { name: 'Ada', id: 7 } } }).data?.user).toEqual({
      name: 'Ada',
      id: 7,
    })
    expect(v.is(messageResponse, null)).toBe(false)
  })
})
