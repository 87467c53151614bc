import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '../shared/config/paths.ts'
import { nextPath } from './next-path.ts'

const home = 'https://summit.example'
const fallback = '/auth/update-password?type=recovery'

describe('the path after a verified link', () => {
  it.each([
    [null, fallback],
    ['', fallback],
    ['/auth/update-password', fallback],
    ['/auth/update-password?type=signup', fallback],
    ['/dashboard', '/dashboard?type=recovery'],
    ['/', '/?type=recovery'],
    ['/pricing?plan=premium#top', '/pricing?plan=premium&type=recovery'],
    ['/privacy', '/privacy?type=recovery'],
    ['/auth/success', '/auth/success?type=recovery'],
    ['/auth/error', '/auth/error?type=recovery'],
    [`/dashboard?a=${'x'.repeat(499)}`, `/dashboard?a=${'x'.repeat(499)}&type=recovery`],
  ])('CONFIRM-02 CONFIRM-09 %j leads to %s', (next, path) => {
    expect(nextPath(next, paths)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/./\\evil.example',
    '/%2F/evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,<h1>',
    'blob:https://summit.example/1',
    '/\t/evil.example',
    '/\n/evil.example',
    '/dashboard\u0000',
    '/\u0085/evil.example',
    ' /dashboard',
    'dashboard',
    '?next=/dashboard',
    '#/dashboard',
    '/@evil.example',
    '/.evil.example',
    '/dashboard/',
    '/Dashboard',
    '/nowhere',
    '/api/auth/logout',
    '/auth/v1/logout',
    '/auth/confirm',
    '/auth/callback',
    '/auth/google/callback',
    `/dashboard?a=${'x'.repeat(500)}`,
  ])('CONFIRM-09 T-21 %j leads to the new password', (next) => {
    expect(nextPath(next, paths)).toBe(fallback)
  })

  it('is a page of the host', () => {
    const routes = { ...paths, updatePassword: '/new-password', dashboard: '/home', confirm: '/check' }
    expect(nextPath('/home', routes)).toBe('/home?type=recovery')
    for (const next of ['/dashboard', '/check', '/auth/update-password', null]) {
      expect(nextPath(next, routes)).toBe('/new-password?type=recovery')
    }
  })

  const sign = fc.constantFrom(
    ...['/', '\\', '.', ':', '@', '?', '#', '%', '&', '=', ';', '\t', '\n', '\r', ' ', '\0', '\u0085', '\u2028'],
    '//',
    '..',
    '%2f',
    '%5c',
    'evil.example',
    'javascript:',
    'dashboard',
    'auth',
  )
  const made = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(sign).map((signs) => `/${signs.join('')}`),
  )

  it('never leaves the site, for any input', () => {
    fc.assert(
      fc.property(made, (next) => {
        const path = nextPath(next, paths)
        expect(path).toMatch(/^\/(?![/\\])/)
        const url = new URL(path, home)
        expect(url.origin).toBe(home)
        expect(url.searchParams.getAll('type')).toEqual(['recovery'])
        expect(url.pathname).not.toBe('/auth/confirm')
      }),
      { numRuns: 2000 },
    )
  })
})
