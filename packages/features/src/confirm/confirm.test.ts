import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Verification } from '../shared/recovery/auth.ts'
import { paths } from '../shared/config/paths.ts'
import {
  confirmMessages,
  confirmState,
  readLink,
  getRedirect,
  verifyLink,
  type ConfirmError,
  type LinkVerification,
} from './confirm.ts'

function setUp(query: string, verification: Verification = { ok: true }, accessToken?: string) {
  const link = { take: vi.fn(() => query), release: vi.fn() }
  const auth = {
    verify: vi.fn(async () => verification),
    session: vi.fn(async () => (accessToken === undefined ? null : { accessToken, email: null })),
  }
  return { link, auth, outcome: verifyLink({ link, auth }) }
}

describe('a link’s query', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])(
    'CONFIRM-01 accepts type %s',
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

  it('accepts a token of 1024 characters, and the first of repeated parameters', () => {
    expect(readLink(`?token_hash=${'x'.repeat(1024)}&type=recovery`).kind).toBe('link')
    expect(readLink('?token_hash=a&token_hash=b&type=recovery&next=/&next=/dashboard')).toMatchObject({
      token: { tokenHash: 'a' },
      next: '/',
    })
  })

  it('can be read for any input', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (query) => void readLink(query)))
  })
})

describe('verifying a link', () => {
  it('CONFIRM-06 CONFIRM-09 resolves with the next path and deletes the stored link', async () => {
    const { auth, link, outcome } = setUp('?token_hash=abc&type=recovery&next=/dashboard')
    expect(link.release).not.toHaveBeenCalled()
    expect(await outcome).toEqual({ ok: true, next: '/dashboard' })
    expect(auth.verify).toHaveBeenCalledExactlyOnceWith({ tokenHash: 'abc', type: 'recovery' })
    expect(link.release).toHaveBeenCalledTimes(1)
  })

  it('CONFIRM-11 CONFIRM-12 sends no request for an invalid link', async () => {
    const { auth, link, outcome } = setUp('?type=recovery', undefined, 'left over')
    expect(await outcome).toEqual({ ok: false, reason: 'invalid' })
    expect(auth.verify).not.toHaveBeenCalled()
    expect(auth.session).not.toHaveBeenCalled()
    expect(link.release).toHaveBeenCalledTimes(1)
  })

  it.each([
    { ok: false, reason: 'refused', message: 'Too late.' },
    { ok: false, reason: 'refused' },
    { ok: false, reason: 'unexpected' },
  ] satisfies Verification[])('CONFIRM-13 CONFIRM-14 CONFIRM-15 returns the failure %j', async (verification) => {
    const { link, outcome } = setUp('?token_hash=abc&type=recovery', verification)
    expect(await outcome).toEqual(verification)
    expect(link.release).toHaveBeenCalledTimes(1)
  })

  it('CONFIRM-14 keeps the link for a reload when the service is unreachable', async () => {
    const { link, outcome } = setUp('?token_hash=abc&type=recovery', { ok: false, reason: 'unreachable' })
    expect(await outcome).toEqual({ ok: false, reason: 'unreachable' })
    expect(link.release).not.toHaveBeenCalled()
  })

  it('succeeds after a reload if the tab has a recovery session, and only then', async () => {
    expect(await setUp('', undefined, 'abc').outcome).toEqual({ ok: true, next: null })
    expect(await setUp('').outcome).toEqual({ ok: false, reason: 'invalid' })
  })
})

it('CONFIRM-09 is pending, then redirects to the link’s page', () => {
  expect(confirmState(null, paths, confirmMessages)).toEqual({ status: 'pending' })
  expect(confirmState({ ok: true, next: '/dashboard' }, paths, confirmMessages)).toEqual({
    status: 'success',
    next: '/dashboard?type=recovery',
  })
})

const failure: ConfirmError = { status: 'error', reason: 'unexpected', message: 'An unexpected error occurred' }

it.each([
  ['not', { status: 'pending' }, {}, null],
  ['after 1 s', { status: 'success', next: '/x' }, {}, { path: '/x', afterMs: 1000 }],
  ['to the form for another link after 2 s', failure, {}, { path: '/auth/forgot-password', afterMs: 2000 }],
  [
    'by the host’s path and delay',
    { status: 'success', next: '/x' },
    { redirectTo: '/y', redirectAfterMs: 5 },
    { path: '/y', afterMs: 5 },
  ],
  [
    'by the host’s delay',
    failure,
    { redirectTo: '/y', redirectAfterMs: 5 },
    { path: '/auth/forgot-password', afterMs: 5 },
  ],
  ['not where the host stays', { status: 'success', next: '/x' }, { redirectTo: null }, null],
  ['not where the host stays', failure, { redirectTo: null }, null],
] as const)('CONFIRM-10 CONFIRM-19 CONFIRM-20 redirects %s: %j with %j', (_, state, options, redirect) => {
  expect(getRedirect(state, paths, options)).toEqual(redirect)
})

it.each([
  ['CONFIRM-11', { ok: false, reason: 'invalid' }, 'Invalid verification link'],
  ['CONFIRM-13', { ok: false, reason: 'refused', message: 'Too late.' }, 'Too late.'],
  ['CONFIRM-14', { ok: false, reason: 'refused' }, 'Verification failed'],
  ['CONFIRM-14', { ok: false, reason: 'unreachable' }, 'Verification failed'],
  ['CONFIRM-15', { ok: false, reason: 'unexpected' }, 'An unexpected error occurred'],
] satisfies [string, LinkVerification & { ok: false }, string][])('%s %j reads %s', (_, result, message) => {
  const { reason } = result
  expect(confirmState(result, paths, confirmMessages)).toEqual({ status: 'error', reason, message })
})
