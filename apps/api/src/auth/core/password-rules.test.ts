import { expect, it } from 'vitest'
import list from './common-passwords.txt?raw'
import { passwordWeakness } from './password-rules.ts'

const rules = { minPasswordLength: 8 }
const owner = { name: 'Anna von Berg-Ó', email: 'a.smith99@example.org' }

it.each([
  ['x'.repeat(7), 'short'],
  ['x'.repeat(257), 'long'],
  ['password', 'common'],
  ['PassWord123', 'common'],
  ['12345678', 'common'],
])('T11 finds %s %s', (password, weakness) => {
  expect(passwordWeakness(password, owner, rules)).toBe(weakness)
})

it('T11 contains 3,000, from the first to the last', () => {
  const listed = list.trim().split('\n')
  expect(listed).toHaveLength(3000)
  expect(listed.filter((each) => passwordWeakness(each, owner, rules) !== 'common')).toEqual([])
})

it.each(['Summit2026!', 'annaberg1', 'Smith-1984', 'von.berg.anna', 'summitSUMMIT', 'example.org-1'])(
  'T11 refuses %s, made of the names of the product and the user',
  (password) => expect(passwordWeakness(password, owner, rules)).toBe('common'),
)

it.each([
  'x'.repeat(8),
  'x'.repeat(256),
  'correct horse battery',
  'password 123 uphill',
  'пароль ⛰!',
  '20260815',
  'anna climbs 4000 m',
  'xy1annaberg',
])('accepts %s', (password) => {
  expect(passwordWeakness(password, owner, rules)).toBeUndefined()
})

it('ACCOUNT-44 refuses what is shorter than the operator wants', () => {
  const longer = { minPasswordLength: 12 }
  expect(passwordWeakness('x'.repeat(11), owner, longer)).toBe('short')
  expect(passwordWeakness('x'.repeat(12), owner, longer)).toBeUndefined()
})
