import { contact } from '@summit/brand/contact'
import { apiRoutes } from '@summit/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Config } from '../config.ts'
import { mails } from '../mail/tables.ts'
import { subscribers } from './tables.ts'
import { openNewsletterApp, queuedMails, unsubscribeAddress } from '../testing/newsletter-app.ts'
import { testDatabase } from '../testing/test-database.ts'

const hours = 3_600_000
const success = { success: true, message: 'Your plan is on its way.' }

const database = await testDatabase()
const open = (config?: Partial<Config>) => openNewsletterApp(database, config)
const queued = () => queuedMails(database)
const wayOff = () => unsubscribeAddress(database)

describe('signing up', () => {
  it('CALLS-13 CALLS-17 is confirmed and sends one mail with the plan', async () => {
    const response = await open().signUp()
    expect([response.status, await response.json()]).toEqual([200, success])
    const [mail, ...others] = await queued()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'ada@example.org',
      subject: 'Your free workout PDF: Four weeks uphill',
      attachments: [
        {
          filename: 'summit-workout-plan.pdf',
          contentType: 'application/pdf',
          path: '/downloads/summit-workout-plan.pdf',
        },
      ],
    })
    expect(mail?.text).toContain('Hello Ada,')
    expect(mail?.text).toContain('https://summit.example/downloads/summit-workout-plan.pdf')
    expect(mail?.html).toContain('Four weeks uphill.')
    expect(mail?.text, 'the address of the contact page').toContain(contact.office.address)
  })

  it.each([null, undefined])('CALLS-14 has no name in the greeting for %j', async (name) => {
    await open().signUp({ name })
    expect((await queued())[0]?.text).toContain('Hello,')
  })

  it('succeeds while the address is erased', async () => {
    const email = 'ada@example.org'
    await database.insert(subscribers).values({ email, createdAt: new Date(0) })
    let signingUp: Promise<Response> | undefined
    await database.transaction(async (transaction) => {
      await transaction.select().from(subscribers).for('update')
      signingUp = open().signUp({ email })
      // Until it waits for this transaction, on PostgreSQL.
      for (let turn = 0; turn < 50; turn++) await transaction.execute(sql`select 1`)
      await transaction.delete(subscribers)
    })
    expect((await signingUp)?.status).toBe(200)
    expect(await database.select().from(subscribers)).toMatchObject([{ email }])
  })

  it('sends a mail although the last one was sent while the clock was a year ahead', async () => {
    const { signUp, pass } = open()
    pass(365 * 24 * hours)
    await signUp()
    pass(-365 * 24 * hours)
    await signUp()
    expect(await queued()).toHaveLength(2)
  })

  it('T24 builds the links of its mail from SITE_URL, not from the Host header', async () => {
    await open().signUp({}, undefined, { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } })
    expect(JSON.stringify(await queued())).not.toContain('evil.example')
  })

  it('has List-Unsubscribe headers with the link of the text', async () => {
    await open().signUp()
    const [mail] = await queued()
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<https:\/\/summit\.example\/api\/newsletter\/unsubscribe\?t=[\w-]{43}>$/,
      ) as string,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.text).toContain(await wayOff())
  })

  it('gives a known address the same answer and no second mail within a day', async () => {
    const { signUp, pass } = open()
    const first = await signUp()
    for (const email of ['ada@example.org', 'ADA@Example.ORG']) {
      const again = await signUp({ email })
      expect([again.status, await again.json()]).toEqual([first.status, success])
    }
    pass(24 * hours - 1)
    await signUp()
    expect(await queued()).toHaveLength(1)
    pass(1)
    await signUp()
    expect(await queued()).toHaveLength(2)
  })

  it('sends one mail for twenty concurrent sign-ups', async () => {
    const { signUp } = open()
    const responses = await Promise.all(Array.from({ length: 20 }, () => signUp()))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await queued()).toHaveLength(1)
  })

  const wrongAddress = 'Please enter one email address, such as you@example.org.'
  it.each([
    ['a list of addresses', { email: 'ada@example.org, eve@example.org' }, wrongAddress],
    ['an array of addresses', { email: ['ada@example.org', 'eve@example.org'] }, wrongAddress],
    ['a second header', { email: 'ada@example.org\r\nBcc: eve@example.org' }, wrongAddress],
    ['a control character', { email: 'ada@example.org\0' }, wrongAddress],
    ['a display name', { email: 'Ada <ada@example.org>' }, wrongAddress],
    ['no address', { email: '' }, wrongAddress],
    ['another source', { source: 'footer' }, 'The source must be "popup".'],
    ['another gift', { leadMagnet: 'free_car' }, 'The leadMagnet must be "free_workout_pdf".'],
    ['a long name', { name: 'x'.repeat(10_000) }, 'Please enter a name of at most 80 characters, or none.'],
  ])('refuses %s with the field’s name, and stores nothing', async (_, change, message) => {
    const response = await open().signUp(change)
    expect([response.status, await response.json()]).toEqual([400, { success: false, message, code: 'invalid_fields' }])
    expect(await queued()).toEqual([])
    expect(await database.select().from(subscribers)).toEqual([])
  })

  it('writes no name into the headers of a mail', async () => {
    await open().signUp({ name: 'Ada\r\nBcc: eve@example.org' })
    const [mail] = await queued()
    expect(mail?.recipient).toBe('ada@example.org')
    expect(JSON.stringify([mail?.subject, mail?.headers])).not.toMatch(/Bcc|Ada/)
  })

  it('is limited per network, for known and new addresses, until the window ends', async () => {
    const { signUp, pass } = open({ rateLimit: { max: 2, windowSeconds: 900 } })
    expect((await signUp()).status).toBe(200)
    expect((await signUp()).status).toBe(200)
    const blocked = await signUp({ email: 'grace@example.org' })
    expect([blocked.status, blocked.headers.get('Retry-After'), await blocked.json()]).toEqual([
      429,
      '900',
      { success: false, message: 'Too many requests. Please try again in 15 minutes.', code: 'rate_limited' },
    ])
    expect((await signUp({ email: 'grace@example.org' }, '198.51.100.1')).status).toBe(200)
    pass(860_000)
    expect(await (await signUp()).json()).toMatchObject({ message: 'Too many requests. Please try again in a minute.' })
    pass(40_000)
    expect((await signUp()).status).toBe(200)
  })

  it('T21 is counted together with recovery requests, over all addresses', async () => {
    const { signUp, post } = open({ rateLimit: { max: 2, windowSeconds: 900 } })
    await signUp()
    expect((await post(apiRoutes.forgotPassword, { email: 'grace@example.org' })).status).toBe(200)
    expect((await signUp({ email: 'eve@example.org' })).status).toBe(429)
    expect((await post('/auth/v1/recover', { email: 'ivy@example.org' })).status).toBe(429)
  })

  it('fails and stores nothing if the mail cannot be stored', async () => {
    await database.execute(sql`alter table ${mails} rename to mails_away`)
    const response = await open().signUp()
    await database.execute(sql`alter table mails_away rename to ${mails}`)
    expect(response.status).toBe(500)
    expect(await database.select().from(subscribers)).toEqual([])
  })
})
