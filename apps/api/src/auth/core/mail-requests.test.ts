import { apiRoutes, errorResponse } from '@summit/contract'
import { asc, eq, sql } from 'drizzle-orm'
import pino from 'pino'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { purgeExpired } from '../../purge.ts'
import { addMs } from '../../shared/add-ms.ts'
import type { MailRequest } from './auth-backend.ts'
import { processMailRequests, startMailRequestWorker, storeMailRequest } from './mail-requests.ts'
import { mailRequests } from './tables.ts'
import { mailQueue } from '../../mail/queue.ts'
import { mails } from '../../mail/tables.ts'
import { ada } from '../../testing/ada.ts'
import { openRecoverySite, getWords } from '../../testing/recovery-site.ts'
import { testSites } from '../../testing/sites.ts'
import { createTestApp, openDatabase } from '../../testing/test-app.ts'
import { refuseInserts } from '../../testing/test-database.ts'
import { sendRecoveryLink } from '../embedded/recovery.ts'
import { addUser } from '../embedded/users.ts'

const openSite = await testSites()
const open = (kind: 'embedded' | 'supabase', config?: Partial<Config>) => openRecoverySite(openSite, kind, config)

async function getContent(response: Response) {
  return [response.status, [...response.headers], await response.text()]
}

describe.each(['embedded', 'supabase'] as const)('with %s accounts', (kind) => {
  describe('requesting a link', () => {
    it('CALLS-05 sends a link to the confirm page of this site', async () => {
      const { forgot, mailsNow } = await open(kind)
      const answer = await forgot(` ${ada.email} `)
      expect(await getWords(answer)).toEqual([200, 'If there is an account with this address, an email is on its way.'])
      const [mail, ...others] = await mailsNow()
      expect(others).toEqual([])
      expect(mail?.recipient).toBe(ada.email)
      const link = 'https://summit.example/auth/confirm?token_hash='
      expect(mail?.text).toContain(link)
      expect(mail?.text).toMatch(/token_hash=[\w-]{43}&type=recovery&next=%2Fauth%2Fupdate-password/)
      expect(mail?.html).toContain(link)
    })

    it('T7 answers before the lookup, with the same bytes and headers for every address', async () => {
      const { forgot, mailsNow, database } = await open(kind)
      const answers = [await getContent(await forgot(ada.email)), await getContent(await forgot('nobody@summit.test'))]
      expect(answers[0]).toEqual(answers[1])
      expect(await database.select().from(mails)).toEqual([])
      const noted = await database.select().from(mailRequests).orderBy(asc(mailRequests.createdAt))
      expect(noted.map(({ email }) => email).sort()).toEqual([ada.email, 'nobody@summit.test'])

      expect((await mailsNow()).map(({ recipient }) => recipient)).toEqual([ada.email])
      expect(await database.select().from(mailRequests)).toEqual([])
    })

    it('T7 sends at most one mail per minute and address, with the same answer', async () => {
      const { forgot, mailsNow, pass } = await open(kind)
      const first = await getContent(await forgot(ada.email))
      for (let time = 0; time < 5; time++) expect(await getContent(await forgot('ADA@Summit.test'))).toEqual(first)
      expect(await mailsNow()).toHaveLength(1)
      pass(59_000)
      await forgot(ada.email)
      expect(await mailsNow()).toHaveLength(1)
      pass(1_000)
      await forgot(ada.email)
      expect(await mailsNow()).toHaveLength(2)
    })

    it('T21 sends at most ten mails per day and address', async () => {
      const { forgot, mailsNow, pass } = await open(kind)
      for (let time = 0; time < 12; time++) {
        await forgot(ada.email)
        await mailsNow()
        pass(60_000)
      }
      expect(await mailsNow()).toHaveLength(10)
      pass(86_400_000)
      await forgot(ada.email)
      expect(await mailsNow()).toHaveLength(11)
    })

    it('T21 is limited per network, over all addresses', async () => {
      const { forgot } = await open(kind, { rateLimit: { max: 3, windowSeconds: 60 } })
      for (const name of ['a', 'b', 'c']) expect((await forgot(`${name}@summit.test`)).status).toBe(200)
      const blocked = await forgot('d@summit.test')
      expect(blocked.status).toBe(429)
      expect(blocked.headers.get('Retry-After')).toBe('60')
      expect((await forgot('d@summit.test', '198.51.100.9')).status).toBe(200)
    })

    it('T24 builds the link from SITE_URL, not from the Host header', async () => {
      const { post, mailsNow } = await open(kind)
      await post(
        apiRoutes.forgotPassword,
        { email: ada.email },
        { headers: { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' } },
      )
      const [mail] = await mailsNow()
      expect(mail?.html).not.toContain('evil.example')
    })
  })
})

it.each([
  [''],
  ['ada'],
  ['ada@summit.test, evil@summit.test'],
  ['ada@summit.test\r\nBcc: evil@summit.test'],
  [7],
  [null],
  [{}],
])('T23 FORGOT-02 refuses the address %j', async (email) => {
  const { forgot, database } = await open('embedded')
  expect(await getWords(await forgot(email))).toEqual([400, 'Please enter a valid email address'])
  expect(await database.select().from(mailRequests)).toEqual([])
})

describe('a queued request', () => {
  it('that fails blocks no other and is retried', async () => {
    const { forgot, processMailRequests, database } = await open('embedded')
    await addUser(database, { email: 'bea@summit.test', name: 'Bea', createdAt: new Date() })
    await forgot(ada.email)
    await forgot('bea@summit.test')
    const mended = await refuseInserts(database, mails, sql`new.recipient = 'ada@summit.test'`)
    expect(await processMailRequests()).toBe('failed')
    await mended()
    expect((await database.select().from(mails)).map(({ recipient }) => recipient)).toEqual(['bea@summit.test'])
    expect(await processMailRequests()).toBe('done')
    expect(await database.select().from(mails)).toHaveLength(2)
  })

  it('that another server has handled sends no second mail', async () => {
    const { forgot, mailsNow, database, now, pass } = await open('embedded')
    await forgot(ada.email)
    const [request] = await database.select().from(mailRequests)
    await mailsNow()
    pass(60_000)
    const deps = { siteUrl: 'https://summit.example', queueMail: mailQueue({ delivery: 'outbox' }, now), now }
    if (request) await sendRecoveryLink(database, request, deps)
    expect(await mailsNow()).toHaveLength(1)
  })

  it('is kept while Supabase is unreachable, and retried', async () => {
    const away = { kind: 'supabase', url: 'http://127.0.0.1:9/auth/v1', anonKey: 'anon', signInMinMs: 0 } as const
    const near = await open('supabase')
    const test = createTestApp({ database: openDatabase(near.database), config: { auth: away }, begin: near.now() })
    expect((await test.post(apiRoutes.forgotPassword, { email: ada.email })).status).toBe(200)
    expect(await test.processMailRequests()).toBe('failed')
    near.pass(60_000)
    expect((await near.mailsNow()).map(({ recipient }) => recipient)).toEqual([ada.email])

    const answer = await test.post(
      apiRoutes.updatePassword,
      { password: 'new horse, same staple' },
      { headers: { Authorization: 'Bearer a.b.c' } },
    )
    expect(answer.status).toBe(502)
    expect(v.is(errorResponse, await answer.json())).toBe(true)
  })
})

describe('the worker', () => {
  afterEach(() => void vi.useRealTimers())

  const now = new Date('2026-05-04T06:00:00Z')
  const log = pino({ level: 'silent' })
  const noMail = async () => {}

  it('T7 handles new requests until it stops, which waits for the one being handled', async () => {
    const { database } = await open('embedded')
    const handled: string[] = []
    let finish = () => {}
    const handleRecovery = async (_: Database, { id, email }: MailRequest) => {
      await database.delete(mailRequests).where(eq(mailRequests.id, id))
      if (email === ada.email) await new Promise<void>((resolve) => (finish = resolve))
      handled.push(email)
    }
    const auth = { handleRecovery, handleCode: noMail }
    const worker = startMailRequestWorker(async () => database, { auth, log })
    for (const email of ['bea@summit.test', 'cem@summit.test']) {
      await storeMailRequest(database, { email }, now)
      await vi.waitFor(() => expect(handled).toContain(email), 5_000)
    }
    await storeMailRequest(database, { email: ada.email }, now)
    await vi.waitFor(async () => expect(await database.select().from(mailRequests)).toEqual([]), 5_000)
    const stopped = worker.stop()
    finish()
    await stopped
    expect(handled).toEqual(['bea@summit.test', 'cem@summit.test', ada.email])
  })

  it('tries again 5 s after a failure, until it stops', async () => {
    vi.useFakeTimers()
    const getDatabase = vi.fn(async () => Promise.reject(new Error('out of reach')))
    const worker = startMailRequestWorker(getDatabase, { auth: { handleRecovery: noMail, handleCode: noMail }, log })
    await vi.advanceTimersByTimeAsync(4_999)
    expect(getDatabase).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(getDatabase).toHaveBeenCalledTimes(2)
    await worker.stop()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(getDatabase).toHaveBeenCalledTimes(2)
  })

  it('is held up by no twenty requests that fail, and tries them again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { database } = await open('embedded')
    for (let minute = 0; minute < 20; minute++) {
      await storeMailRequest(database, { email: 'full@summit.test' }, addMs(now, minute * 60_000))
    }
    await storeMailRequest(database, { email: ada.email }, addMs(now, 20 * 60_000))
    const handled: string[] = []
    const handleRecovery = async (_: Database, { id, email }: MailRequest) => {
      handled.push(email)
      if (email !== ada.email) throw new Error('no such mailbox')
      await database.delete(mailRequests).where(eq(mailRequests.id, id))
    }
    const worker = startMailRequestWorker(async () => database, { auth: { handleRecovery, handleCode: noMail }, log })
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5_000)
      expect(handled.length).toBeGreaterThan(40)
    }, 5_000)
    await worker.stop()
    expect(handled.indexOf(ada.email)).toBe(20)
    expect(handled.filter((email) => email === ada.email)).toHaveLength(1)
  })

  it('handles at most twenty requests at a time, the oldest first', async () => {
    const { database } = await open('embedded')
    for (let minute = 25; minute > 0; minute--) {
      await storeMailRequest(database, { email: `${minute}@summit.test` }, addMs(now, minute * 60_000))
    }
    const handled: string[] = []
    const handleRecovery = async (_: Database, { email }: MailRequest) => void handled.push(email)
    await processMailRequests(database, { handleRecovery, handleCode: noMail }, log)
    expect(handled).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1}@summit.test`))
  })

  it('is given no request older than an hour', async () => {
    const { database } = await open('embedded')
    await storeMailRequest(database, { email: 'old@summit.test' }, addMs(now, -3_600_000))
    await storeMailRequest(database, { email: ada.email }, addMs(now, -3_599_999))
    await purgeExpired(database, now)
    expect((await database.select().from(mailRequests)).map(({ email }) => email)).toEqual([ada.email])
  })
})
