import { apiRoutes } from '@summit/contract'
import { describe, expect, it } from 'vitest'
import { subscribers, unsubscribeTokens } from './tables.ts'
import { openNewsletterApp, queuedMails, unsubscribeAddress } from '../testing/newsletter-app.ts'
import { testDatabase } from '../testing/test-database.ts'

const hours = 3_600_000

const database = await testDatabase()
const open = () => openNewsletterApp(database)
const queued = () => queuedMails(database)
const wayOff = () => unsubscribeAddress(database)

describe('unsubscribing', () => {
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
  const onList = async () => (await database.select().from(subscribers)).map((each) => each.unsubscribedAt === null)

  it('asks for confirmation on a static page; GET changes nothing', async () => {
    const { signUp, send } = open()
    await signUp()
    const response = await send(await wayOff())
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none';.*form-action 'self'$/)
    expect(page).toContain('<form method="post"><button>Unsubscribe</button></form>')
    expect(page).toContain('ada@example.org')
    expect(await onList()).toEqual([true])
  })

  it.each([
    ['a mail program: no cookie, no Origin', {}],
    ['a page of another site', { Origin: 'https://mail.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['its own page, which tells no origin', { Origin: 'null' }],
  ])('takes one click from %s, idempotently', async (_, headers) => {
    const { signUp, send } = open()
    await signUp()
    const link = await wayOff()
    for (const time of ['first', 'second']) {
      const response = await send(link, { ...oneClick, headers })
      expect([time, response.status]).toEqual([time, 200])
      expect(await response.text()).toContain('You are off the list.')
    }
    expect(await onList()).toEqual([false])
    expect((await database.select().from(subscribers))[0]?.name).toBeNull()
  })

  it('removes no other address', async () => {
    const { signUp, send } = open()
    await signUp({ email: 'grace@example.org' })
    await signUp()
    await send(await wayOff(), oneClick)
    const left = await database.select().from(subscribers)
    expect(Object.fromEntries(left.map(({ email, unsubscribedAt }) => [email, unsubscribedAt === null]))).toEqual({
      'grace@example.org': true,
      'ada@example.org': false,
    })
  })

  it('refuses a link that was not issued', async () => {
    const { signUp, send } = open()
    await signUp()
    const [stored] = await database.select().from(unsubscribeTokens)
    for (const token of ['', 'guessed', `${(await wayOff()).split('=')[1]}x`, stored?.tokenHash ?? '']) {
      for (const init of [{}, oneClick]) {
        const response = await send(`${apiRoutes.newsletterUnsubscribe}?t=${token}`, init)
        expect(response.status).toBe(404)
        expect(await response.text()).toContain('This link does not work.')
      }
    }
    expect(await onList()).toEqual([true])
  })

  it('works from every mail, old ones included', async () => {
    const { signUp, send, pass } = open()
    await signUp()
    const old = await wayOff()
    pass(48 * hours)
    await signUp()
    expect(await wayOff()).not.toBe(old)
    expect((await send(old, oneClick)).status).toBe(200)
    expect(await onList()).toEqual([false])
  })

  it('lets the address sign up again the same day, and sends the mail again', async () => {
    const { signUp, send } = open()
    await signUp()
    await send(await wayOff(), oneClick)
    await signUp()
    expect(await queued()).toHaveLength(2)
    expect(await onList()).toEqual([true])
    await signUp()
    expect(await queued()).toHaveLength(2)
  })

  it('T21 does not lift the limit of two mails a day, and puts nobody back on the list without a mail', async () => {
    const { signUp, send, pass } = open()
    for (let round = 0; round < 5; round++) {
      await signUp()
      await send(await wayOff(), oneClick)
    }
    expect(await queued()).toHaveLength(2)
    await signUp()
    expect(await onList()).toEqual([false])
    pass(24 * 3_600_000)
    await signUp()
    expect(await queued()).toHaveLength(3)
    expect(await onList()).toEqual([true])
  })

  it('answers other methods with 405', async () => {
    const response = await open().send(apiRoutes.newsletterUnsubscribe, { method: 'DELETE' })
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})
