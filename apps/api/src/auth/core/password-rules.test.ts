import { expect, it } from 'vitest'
import list from './common-passwords.txt?raw'
import { passwordWeakness } from './password-rules.ts'

it.each([
  ['x'.repeat(7), 'short'],
  ['x'.repeat(257), 'long'],
  ['password', 'common'],
  ['PassWord123', 'common'],
  ['12345678', 'common'],
])('T11 finds %s %s', (password, weakness) => {
  expect(passwordWeakness(password)).toBe(weakness)
})

it('T11 contains 3,000, from the first to the last', () => {
  const listed = list.trim().split('\n')
  expect(listed).toHaveLength(3000)
  expect(listed.filter((each) => passwordWeakness(each) !== 'common')).toEqual([])
})

it.each(['x'.repeat(8), 'x'.repeat(256), 'correct horse battery', 'password 123 uphill', 'пароль ⛰!'])(
  'accepts %s',
  (password) => {
    expect(passwordWeakness(password)).toBeUndefined()
  },
)
