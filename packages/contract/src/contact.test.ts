import * as v from 'valibot'
import { expect, it } from 'vitest'
import { contactRequest, MESSAGE_MAX, SUBJECT_MAX } from './contact.ts'
import { NAME_MAX } from './fields.ts'

const enquiry = { name: 'Ada', email: 'ada@example.org', subject: 'My knee', message: 'It clicks.' }
const accepts = (change: object) => v.is(contactRequest, { ...enquiry, ...change })
const parsed = (change: object) => v.parse(contactRequest, { ...enquiry, ...change })

it('has four fields', () => {
  expect(parsed({ admin: true })).toEqual(enquiry)
})

it.each(['name', 'email', 'subject', 'message'])('requires text in %s', (field) => {
  for (const value of [undefined, null, '', ' \n\t', ' \u200B\u2060\n\uFEFF', '\u3164', 1, ['x'], { $ne: '' }]) {
    expect([value, accepts({ [field]: value })]).toEqual([value, false])
  }
})

it.each([
  ['name', NAME_MAX],
  ['subject', SUBJECT_MAX],
  ['message', MESSAGE_MAX],
])('takes a %s of at most %i characters', (field, max) => {
  expect([accepts({ [field]: 'x'.repeat(max) }), accepts({ [field]: 'x'.repeat(max + 1) })]).toEqual([true, false])
})

it.each(['ada@example.org\r\nBcc: eve@example.org', 'ada@example.org,eve@example.org', 'Ada <ada@example.org>'])(
  'refuses the address %j',
  (email) => expect(accepts({ email })).toBe(false),
)

it('makes name and subject one printable line', () => {
  const text = 'My\r\nBcc:\0 eve\u2028@\u202Eexample.org'
  expect(parsed({ name: text, subject: text })).toMatchObject({
    name: 'My Bcc: eve @ example.org',
    subject: 'My Bcc: eve @ example.org',
  })
})

it('keeps the joiners inside of a text', () => {
  const text = '\u200Bمی\u200Cخواهم 👩\u200D🚀'
  expect(parsed({ name: text, message: text })).toMatchObject({ name: text, message: text })
})

it('keeps the lines of the message, and no control characters', () => {
  const message = '\r\nIt clicks.\r\n\r\tOften.\u2028\0\u001B[31m\u202E\uDC00done\n'
  expect(parsed({ message }).message).toBe('It clicks.\n\n\tOften.\n[31mdone')
})
