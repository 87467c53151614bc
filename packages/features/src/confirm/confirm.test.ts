import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Verification } from '../shared/recovery/auth.ts'
import { confirmMessages, readLink, redeem, redirectOf, wordsOf, type ConfirmState } from './confirm.ts'

function setUp(query: string, verification: Verification = { status: 'verified' }, accessToken?: string) {
  const link = { take: vi.fn(() => query), release: vi.fn() }
  const auth = {
    verify: vi.fn(async () => verification),
    session: vi.fn(async () => (accessToken === undefined ? null : { accessToken, email: null })),
  }
  return { link, auth, outcome: redeem({ link, auth }) }
}

describe('a link’s query', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])(
    'CONFIRM-01 of type %s is read',
    (type) => {
      expect(readLink(`?token_hash=pkce_abc&type=${type}&next=/dashboard`)).toEqual({
        kind: 'link',
        token: { tokenHash: 'pkce_abc', type },
        next: '/dashboard',
      })
    },
  )

  it.each([
    '?',
    '?type=recovery',
    '?token_hash=&type=recovery',
    '?token_hash=%20%09&type=recovery',
    '?token_hash=abc&type=%20',
    '?token_hash=abc',
    '?token_hash=abc&type=',
    '?token_hash=abc&type=Recovery',
    '?token_hash=abc&type=sms',
    `?token_hash=${'x'.repeat(1025)}&type=recovery`,
  ])('CONFIRM-11 CONFIRM-12 %j is invalid', (query) => {
    expect(readLink(query)).toEqual({ kind: 'invalid' })
  })

  it('is read with a token of 1024 characters, and by what is said first', () => {
    expect(readLink(`?token_hash=${'x'.repeat(1024)}&type=recovery`).kind).toBe('link')
    expect(readLink('?token_hash=a&token_hash=b&type=recovery&next=/&next=/dashboard')).toMatchObject({
      token: { tokenHash: 'a' },
      next: '/',
    })
  })

  it('is read whatever it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => void readLink(query)))
  })
})

describe('redeeming a link', () => {
  it('CONFIRM-06 CONFIRM-09 leads on once it is verified, and forgets the link', async () => {
    const { auth, link, outcome } = setUp('?token_hash=abc&type=recovery&next=/dashboard')
    expect(link.release).not.toHaveBeenCalled()
    expect(await outcome).toEqual({ status: 'success', next: '/dashboard?type=recovery' })
    expect(auth.verify).toHaveBeenCalledExactlyOnceWith({ tokenHash: 'abc', type: 'recovery' })
    expect(link.release).toHaveBeenCalledTimes(1)
  })

  it('CONFIRM-11 CONFIRM-12 asks nobody about a link that is none', async () => {
    const { auth, link, outcome } = setUp('?type=recovery', undefined, 'left over')
    expect(await outcome).toEqual({ status: 'error', reason: 'invalid' })
    expect(auth.verify).not.toHaveBeenCalled()
    expect(auth.session).not.toHaveBeenCalled()
    expect(link.release).toHaveBeenCalledTimes(1)
  })

  it.each([
    [
      { status: 'refused', message: 'Too late.' },
      { status: 'error', reason: 'refused', message: 'Too late.' },
    ],
    [{ status: 'refused' }, { status: 'error', reason: 'refused' }],
    [{ status: 'broken' }, { status: 'error', reason: 'broken' }],
  ] satisfies [Verification, ConfirmState][])(
    'CONFIRM-13 CONFIRM-14 CONFIRM-15 %j ends in %j',
    async (verification, state) => {
      const { link, outcome } = setUp('?token_hash=abc&type=recovery', verification)
      expect(await outcome).toEqual(state)
      expect(link.release).toHaveBeenCalledTimes(1)
    },
  )

  it('CONFIRM-14 keeps a link that was not answered, for a reload', async () => {
    const { link, outcome } = setUp('?token_hash=abc&type=recovery', { status: 'unanswered' })
    expect(await outcome).toEqual({ status: 'error', reason: 'refused' })
    expect(link.release).not.toHaveBeenCalled()
  })

  it('goes on after a reload where its tab was let in before, and only there', async () => {
    expect(await setUp('', undefined, 'abc').outcome).toEqual({
      status: 'success',
      next: '/auth/update-password?type=recovery',
    })
    expect(await setUp('').outcome).toEqual({ status: 'error', reason: 'invalid' })
  })
})

it('CONFIRM-10 CONFIRM-19 CONFIRM-20 leads on after 1 s, and to another link after 2 s', () => {
  expect(redirectOf({ status: 'verifying' })).toBeNull()
  expect(redirectOf({ status: 'success', next: '/x' })).toEqual({ path: '/x', afterMs: 1000 })
  expect(redirectOf({ status: 'error', reason: 'broken' })).toEqual({ path: '/auth/forgot-password', afterMs: 2000 })
})

it.each([
  ['CONFIRM-11', { status: 'error', reason: 'invalid' }, 'Invalid verification link'],
  ['CONFIRM-13', { status: 'error', reason: 'refused', message: 'Too late.' }, 'Too late.'],
  ['CONFIRM-14', { status: 'error', reason: 'refused' }, 'Verification failed'],
  ['CONFIRM-15', { status: 'error', reason: 'broken' }, 'An unexpected error occurred'],
] satisfies [string, Extract<ConfirmState, { status: 'error' }>, string][])('%s %j reads %s', (_, state, words) => {
  expect(wordsOf(state, confirmMessages)).toBe(words)
})
