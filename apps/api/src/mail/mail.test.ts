import { describe, expect, it } from 'vitest'
import { assertSafe, type Mail } from './mail.ts'
import { mailQueue } from './queue.ts'

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße vom Gipfel 🏔',
  text: 'Hello\nAda',
  html: '<p>Hello</p>',
  headers: { 'List-Unsubscribe': '<https://summit.example/u>' },
  attachments: [{ filename: 'plan.pdf', contentType: 'application/pdf', path: '/downloads/plan.pdf' }],
}
const file = { filename: 'plan.pdf', contentType: 'application/pdf', path: '/plan.pdf' }

describe('the headers of a mail', () => {
  it('are kept if each is one line', () => {
    expect(() => assertSafe(mail)).not.toThrow()
  })

  it.each<[string, Partial<Mail>]>([
    ['to', { to: 'ada@example.org, eve@example.org' }],
    ['to', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
    ['to', { to: 'Ada <ada@example.org>' }],
    ['subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
    ['subject', { subject: 'Hello\nyou' }],
    ['subject', { subject: 'Hello\0you' }],
    ['headers.List-Unsubscribe', { headers: { 'List-Unsubscribe': '<https://a>\r\nBcc: eve@example.org' } }],
    ['headers', { headers: { 'Reply-To': 'ada@example.org, eve@example.org' } }],
    ['headers.X-Note: 1\r\nBcc', { headers: { 'X-Note: 1\r\nBcc': 'eve@example.org' } }],
    ['attachments.0.filename', { attachments: [{ ...file, filename: 'plan\r\n.pdf' }] }],
    ['attachments.0.contentType', { attachments: [{ ...file, contentType: 'text/plain\r\nBcc: eve@example.org' }] }],
  ])('refuse an injected header: %s', (place, change) => {
    expect(() => assertSafe({ ...mail, ...change })).toThrow(`header fields: ${place}.`)
  })

  it('T23 are checked before a mail is stored', async () => {
    const queue = mailQueue({ delivery: 'wait' }, () => new Date(0))
    const noDatabase = undefined as never
    await expect(queue(noDatabase, { ...mail, to: 'ada@example.org, eve@example.org' })).rejects.toThrow(
      'header fields: to.',
    )
  })
})
