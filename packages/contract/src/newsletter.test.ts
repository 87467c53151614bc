import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newsletterRequest } from './newsletter.ts'

const call = { email: 'ada@example.org', name: 'Ada', source: 'popup', leadMagnet: 'free_workout_pdf' }
const takes = (change: object) => v.is(newsletterRequest, { ...call, ...change })
const getName = (name: string) => v.parse(newsletterRequest, { ...call, name }).name

describe('the newsletter request', () => {
  it('CALLS-13 CALLS-14 CALLS-15 CALLS-16 has four fields', () => {
    expect(v.parse(newsletterRequest, { ...call, admin: true })).toEqual(call)
  })

  it('CALLS-14 parses a missing name as null', () => {
    const nameless: Partial<typeof call> = { ...call }
    delete nameless.name
    for (const each of [nameless, { ...call, name: undefined }, { ...call, name: null }]) {
      expect(v.parse(newsletterRequest, each)).toEqual({ ...call, name: null })
    }
  })

  it.each([
    ['another source', { source: 'footer' }],
    ['another lead magnet', { leadMagnet: 'free_car' }],
    ['a name that is an object', { name: { $ne: '' } }],
    ['no address', { email: undefined }],
    ['a list as address', { email: ['ada@example.org'] }],
  ])('refuses %s', (_, change) => {
    expect(takes(change)).toBe(false)
  })

  it.each([
    'ada@example.org\r\nBcc: evil@example.org',
    'ada@example.org\n',
    'ada@example.org\0',
    'ada@example.org,evil@example.org',
    'ada@example.org, evil@example.org',
    '"ada"@example.org',
    'Ada <ada@example.org>',
    '<ada@example.org>',
    'ada@example.org;evil@example.org',
    'ada @example.org',
    'ada',
    '@example.org',
    'ada@',
    '',
    `${'a'.repeat(243)}@example.org`,
  ])('refuses the address %j', (email) => {
    expect(takes({ email })).toBe(false)
  })

  it.each(['ada@example.org', "o'brien+trail@mail.example.org", `${'a'.repeat(242)}@example.org`])(
    'takes %j as an address',
    (email) => {
      expect(takes({ email })).toBe(true)
    },
  )

  it.each([
    ['Ada\r\nBcc: evil@example.org', 'Ada Bcc: evil@example.org'],
    ['Ada\0\x1b[31m\x7f\x85Keller', 'Ada [31m Keller'],
    ['Ada\u2028\u202eKeller', 'Ada Keller'],
    ['  Ada   Keller  ', 'Ada Keller'],
    ['Zoë Ångström-李', 'Zoë Ångström-李'],
    [' \t\n ', null],
    ['', null],
    ['x'.repeat(80), 'x'.repeat(80)],
  ])('CALLS-14 parses the name %j as %j', (name, printed) => {
    expect(getName(name)).toBe(printed)
  })

  it('refuses a name of more than 80 characters', () => {
    expect(takes({ name: 'x'.repeat(81) })).toBe(false)
  })
})
