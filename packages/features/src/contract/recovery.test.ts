import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { callbackAnswer, callbackCall, forgotPasswordCall, updatePasswordCall, wordsAnswer } from './recovery.ts'

describe('forgot-password’s call', () => {
  it('CALLS-05 is an address, without the blanks around it', () => {
    expect(v.parse(forgotPasswordCall, { email: ' ada@example.org ', admin: true })).toEqual({
      email: 'ada@example.org',
    })
  })

  it.each(['', 'ada', 'ada@', 'ada@example.org,evil@example.org', 'a@b.co\r\nBcc: evil@example.org', 7, { $ne: '' }])(
    'FORGOT-01 refuses %j',
    (email) => {
      expect(v.is(forgotPasswordCall, { email })).toBe(false)
    },
  )
})

describe('update-password’s call', () => {
  it.each([
    [7, false],
    [8, true],
    [256, true],
    [257, false],
  ])('UPDATE-13 CALLS-09 a password of %i characters: %s', (length, isTaken) => {
    expect(v.is(updatePasswordCall, { password: 'x'.repeat(length) })).toBe(isTaken)
  })

  it('CALLS-09 has no second password', () => {
    const both = { password: 'high and dry', confirmPassword: 'high and dry' }
    expect(v.parse(updatePasswordCall, both)).toEqual({ password: 'high and dry' })
  })
})

describe('the social return’s call', () => {
  it('CALLS-03 is a code and who gave it', () => {
    const call = { code: 'abc', provider: 'google', state: 'x' }
    expect(v.parse(callbackCall, call)).toEqual({ code: 'abc', provider: 'google' })
    expect(v.is(callbackCall, { ...call, provider: 'apple' })).toBe(true)
    expect(v.is(callbackCall, { ...call, code: 'x'.repeat(1024) })).toBe(true)
  })

  it.each([{ provider: 'github' }, { provider: undefined }, { code: '' }, { code: 7 }, { code: 'x'.repeat(1025) }])(
    'refuses %j',
    (change) => {
      expect(v.is(callbackCall, { code: 'abc', provider: 'google', ...change })).toBe(false)
    },
  )
})

describe('answers', () => {
  it('CALLS-04 CALLS-12 are read as far as they can be', () => {
    expect(v.parse(wordsAnswer, { message: 7, success: true })).toEqual({ message: undefined })
    expect(v.parse(wordsAnswer, { message: 'No.' })).toEqual({ message: 'No.' })
    expect(v.parse(callbackAnswer, { message: [], data: { user: 'Ada' } })).toEqual({})
    expect(v.parse(callbackAnswer, { data: { user: { name: 'Ada', id: 7 } } }).data?.user).toEqual({
      name: 'Ada',
      id: 7,
    })
    expect(v.is(wordsAnswer, null)).toBe(false)
  })
})
