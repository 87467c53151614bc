import { apiRoutes, MESSAGE_MAX } from '@summit/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Config } from '../config.ts'
import { mails } from '../mail/tables.ts'
import { createTestApp, openDatabase } from '../testing/test-app.ts'
import { testDatabase } from '../testing/test-database.ts'

const enquiry = { name: 'Ada Keller', email: 'ada@example.org', subject: 'My knee', message: 'It clicks.\nOften.' }

const database = await testDatabase()
const queued = () => database.select().from(mails)
function open(config: Partial<Config> = {}) {
  const app = createTestApp({
    database: openDatabase(database),
    config: { contactTo: 'help@summit.example', ...config },
  })
  const write = (change: object = {}, from?: string) => app.post(apiRoutes.contact, { ...enquiry, ...change }, {}, from)
  return { ...app, write }
}

describe('the contact form', () => {
  it('mails an enquiry to the operator, with the visitor in Reply-To', async () => {
    const response = await open().write()
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, message: 'Your message has been sent.' },
    ])
    const [mail, ...others] = await queued()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'help@summit.example',
      subject: 'Contact form: My knee',
      headers: { 'Reply-To': 'ada@example.org' },
      attachments: [],
    })
    expect(mail?.text).toContain('From: Ada Keller <ada@example.org>')
    expect(mail?.text).toContain('It clicks.\nOften.')
  })

  it('mails the same enquiry once an hour, also at the same time, and says each time that it is sent', async () => {
    const { write, pass } = open()
    const first = await Promise.all([write(), write()])
    pass(3_599_000)
    const answers = [...first, await write()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await queued()).toHaveLength(1)
    await write({ message: 'It clicks.\nAlways.' })
    expect(await queued()).toHaveLength(2)
    pass(1000)
    await write()
    expect(await queued()).toHaveLength(3)
  })

  it('is an unknown path without CONTACT_TO', async () => {
    const { write, send } = open({ contactTo: undefined })
    expect((await write()).status).toBe(404)
    expect((await send(apiRoutes.contact)).status).toBe(404)
    expect(await queued()).toEqual([])
  })

  it('T23 writes nothing but one line of the subject and one address into headers', async () => {
    const evil = '\r\nBcc: eve@example.org\r\n\r\nBuy gold\u2028now'
    await open().write({ name: `Ada${evil}`, subject: `My knee${evil}`, message: `It clicks.${evil}` })
    const [mail] = await queued()
    expect(mail?.recipient).toBe('help@summit.example')
    expect(mail?.headers).toEqual({ 'Reply-To': 'ada@example.org' })
    expect(mail?.subject).toBe('Contact form: My knee Bcc: eve@example.org Buy gold now')
  })

  const wrongAddress = 'Please enter one email address, such as you@example.org.'
  it.each([
    ['a list of addresses', { email: 'ada@example.org, eve@example.org' }, wrongAddress],
    ['a second header', { email: 'ada@example.org\r\nBcc: eve@example.org' }, wrongAddress],
    ['a display name', { email: 'Ada <ada@example.org>' }, wrongAddress],
    ['an address that is an object', { email: { $ne: '' } }, wrongAddress],
    ['a blank name', { name: ' \n ' }, 'Please enter your name, in at most 80 characters.'],
    ['no subject', { subject: undefined }, 'Please enter a subject of at most 150 characters.'],
    ['a long message', { message: 'x'.repeat(5001) }, 'Please enter a message of at most 5000 characters.'],
  ])('refuses %s with the field’s name, and stores nothing', async (_, change, message) => {
    const response = await open().write(change)
    expect([response.status, await response.json()]).toEqual([400, { success: false, message, code: 'invalid_fields' }])
    expect(await queued()).toEqual([])
  })

  it('accepts the longest message in any language', async () => {
    expect((await open().write({ message: '\u6f22'.repeat(MESSAGE_MAX) })).status).toBe(200)
  })

  it('T21 is counted together with all requests for mails', async () => {
    const { write, post } = open({ rateLimit: { max: 2, windowSeconds: 900 } })
    expect((await write()).status).toBe(200)
    expect((await post(apiRoutes.forgotPassword, { email: 'grace@example.org' })).status).toBe(200)
    const blocked = await write()
    expect([blocked.status, blocked.headers.get('Retry-After'), await blocked.json()]).toEqual([
      429,
      '900',
      { success: false, message: 'Too many requests. Please try again in 15 minutes.', code: 'rate_limited' },
    ])
    expect(await queued()).toHaveLength(1)
    expect((await write({}, '198.51.100.1')).status).toBe(200)
  })

  it('does not claim success if the mail cannot be stored', async () => {
    await database.execute(sql`alter table ${mails} rename to mails_away`)
    const response = await open().write()
    await database.execute(sql`alter table mails_away rename to ${mails}`)
    expect(response.status).toBe(500)
  })
})
