import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { purgeExpired } from '../purge.ts'
import { fixedWindow } from '../rate-limit/rate-limit.ts'
import {
  CLAIM_MS,
  releaseClaims,
  type SendMail,
  sendNext,
  startMailWorker,
  UnknownRecipientError,
  retryDelay,
} from './mail-worker.ts'
import { mails } from './tables.ts'
import { mailQueue } from './queue.ts'
import { testDatabase } from '../testing/test-database.ts'

const letter = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const smtp = { delivery: 'smtp', url: 'smtp://localhost', from: { name: '', address: 'summit@example.org' } } as const
const days = 24 * 3_600_000

const database = await testDatabase()
let time: number
const now = () => new Date(time)
const log = pino({ level: 'silent' })
const limit = fixedWindow({ max: 1_000, windowSeconds: 3600 })

beforeEach(() => {
  time = Date.parse('2026-05-04T06:00:00Z')
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const queue = (to = letter.to) => mailQueue(smtp, now)(database, { ...letter, to })
const next = (send: SendMail) => sendNext(database, { send, now, log, limit })
const refuse: SendMail = () => Promise.reject(new Error('450 come back later'))

/** A transport whose result the test controls. */
function slowSend() {
  let accept = () => {}
  const send = vi.fn<SendMail>(() => new Promise((resolve) => (accept = resolve)))
  return { send, begun: () => vi.waitFor(() => expect(send).toHaveBeenCalled(), 5_000), accept: () => accept() }
}

describe('the queue', () => {
  it('stores a mail in the transaction that causes it', async () => {
    const broken = database.transaction(async (transaction) => {
      await mailQueue(smtp, now)(transaction, letter)
      throw new Error('changed our mind')
    })
    await expect(broken).rejects.toThrow('changed our mind')
    expect(await database.select().from(mails)).toEqual([])
  })

  it('never sends a mail of the outbox', async () => {
    await mailQueue({ delivery: 'outbox' }, now)(database, letter)
    time += 365 * days
    expect(await next(vi.fn<SendMail>())).toBe('none')
  })

  it('keeps mails until there is a mail server', async () => {
    await mailQueue({ delivery: 'wait' }, now)(database, letter)
    expect(await next(vi.fn<SendMail>())).toBe('sent')
  })
})

describe('a mail in the queue', () => {
  it('is sent once and deleted', async () => {
    await queue()
    const send = vi.fn<SendMail>()
    expect(await next(send)).toBe('sent')
    expect(await next(send)).toBe('none')
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ recipient: letter.to, attempts: 1 }))
    expect(await database.select().from(mails)).toEqual([])
  })

  it('is sent by one of several workers', async () => {
    await queue()
    const send = vi.fn<SendMail>()
    const outcomes = await Promise.all([next(send), next(send), next(send)])
    expect(outcomes.sort()).toEqual(['none', 'none', 'sent'])
    expect(send).toHaveBeenCalledOnce()
  })

  it('is claimed alone, whatever plan the database makes', async () => {
    for (let count = 0; count < 5; count++) await queue()
    await database.transaction(async (transaction) => {
      for (const step of ['hashagg', 'hashjoin', 'indexscan', 'bitmapscan', 'material', 'mergejoin', 'sort']) {
        await transaction.execute(sql.raw(`set local enable_${step} = off`))
      }
      expect(await sendNext(transaction, { send: vi.fn<SendMail>(), now, log, limit })).toBe('sent')
    })
    expect((await database.select().from(mails)).map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0])
  })

  it.each([
    [1, 1_000],
    [2, 2_000],
    [5, 16_000],
    [12, 2_048_000],
    [13, 3_600_000],
    [40, 3_600_000],
  ])('waits after failure %d for %d ms', (attempts, ms) => {
    expect(retryDelay(attempts)).toBe(ms)
  })

  it('is kept after a failure and retried after the delay', async () => {
    await queue()
    expect(await next(refuse)).toBe('failed')
    const send = vi.fn<SendMail>()
    time += 999
    expect(await next(send)).toBe('none')
    time += 1
    expect(await next(send)).toBe('sent')
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ attempts: 2 }))
  })

  it('does not block the others', async () => {
    await queue('nobody@example.org')
    expect(await next(refuse)).toBe('failed')
    await queue()
    expect(await next(vi.fn<SendMail>())).toBe('sent')
  })

  it('is retried for three days and then kept as failed', async () => {
    await queue()
    time += 3 * days
    expect(await next(refuse)).toBe('failed')
    time += 3_600_000
    expect(await next(refuse)).toBe('failed')
    time += 365 * days
    expect(await next(refuse)).toBe('none')
    expect(await database.select().from(mails)).toHaveLength(1)
  })

  it('is not retried for a recipient that the mail server does not know', async () => {
    await queue()
    expect(await next(() => Promise.reject(new UnknownRecipientError()))).toBe('failed')
    time += 365 * days
    expect(await next(vi.fn<SendMail>())).toBe('none')
  })

  it('T21 waits without losing an attempt while the limit of all mails is reached', async () => {
    await queue()
    await queue('grace@example.org')
    const send = vi.fn<SendMail>()
    const onePerHour = { send, now, log, limit: fixedWindow({ max: 1, windowSeconds: 3600 }) }
    expect(await sendNext(database, onePerHour)).toBe('sent')
    expect(await sendNext(database, onePerHour)).toBe('none')
    time += 3_599_000
    expect(await sendNext(database, onePerHour)).toBe('none')
    time += 1_000
    expect(await sendNext(database, onePerHour)).toBe('sent')
    expect(send.mock.calls.map(([{ attempts }]) => attempts)).toEqual([1, 1])
  })

  it('is sent although it was postponed while the clock was two days ahead', async () => {
    await queue()
    time += 2 * days
    expect(await next(refuse)).toBe('failed')
    time -= 2 * days
    expect(await next(vi.fn<SendMail>())).toBe('sent')
  })

  it('is not sent after its link has expired, and deleted', async () => {
    await mailQueue(smtp, now)(database, { ...letter, expiresAt: new Date(time + days) })
    time += days
    expect(await next(vi.fn<SendMail>())).toBe('none')
    await purgeExpired(database, now())
    expect(await database.select().from(mails)).toEqual([])
  })

  it('is sent by another worker after its worker was killed', async () => {
    await queue()
    const dead = slowSend()
    void next(dead.send)
    await dead.begun()
    time += CLAIM_MS - 1
    const send = vi.fn<SendMail>()
    expect(await next(send)).toBe('none')
    time += 1
    expect(await next(send)).toBe('sent')
    expect(send.mock.calls[0]?.[0].id).toBe(dead.send.mock.calls[0]?.[0].id)
    dead.accept()
  })

  it('is not rescheduled by a worker that has lost its claim', async () => {
    await queue()
    const late = slowSend()
    const losing = next((mail) => late.send(mail).then(() => refuse(mail)))
    await late.begun()
    time += CLAIM_MS
    const another = slowSend()
    const sending = next(another.send)
    await another.begun()
    late.accept()
    expect(await losing).toBe('failed')
    time += CLAIM_MS - 1
    expect(await next(vi.fn<SendMail>())).toBe('none')
    another.accept()
    expect(await sending).toBe('sent')
  })

  it('is sent at once after a restart on the embedded database', async () => {
    await queue()
    await next(refuse)
    await releaseClaims(database, now())
    expect(await next(vi.fn<SendMail>())).toBe('sent')
  })

  it('is not taken over while its worker is slow', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await queue()
    const slow = slowSend()
    const sending = next(slow.send)
    await slow.begun()
    for (let passed = 0; passed < 10 * CLAIM_MS; passed += CLAIM_MS / 3) {
      time += CLAIM_MS / 3
      vi.advanceTimersByTime(CLAIM_MS / 3)
      expect(await next(vi.fn<SendMail>())).toBe('none')
    }
    slow.accept()
    expect(await sending).toBe('sent')
  })

  it('stays given up although its claim was to be renewed at this moment', async () => {
    await queue()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const renew = () => void vi.advanceTimersByTime(CLAIM_MS / 3)
    // Written before the mail is given up in the database.
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => queueMicrotask(renew))
    expect(await next(() => Promise.reject(new UnknownRecipientError()))).toBe('failed')
    expect(warn).toHaveBeenCalledOnce()
    expect(await database.select({ dueAt: mails.dueAt }).from(mails)).toEqual([{ dueAt: null }])
  })

  it('is given up once the renewal of its claim that has begun is over', async () => {
    await queue()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const warn = vi.spyOn(log, 'warn')
    let holding: Promise<void> | undefined
    const sending = next(
      () =>
        new Promise((_, reject) => {
          holding = database.transaction(async (transaction) => {
            await transaction.select().from(mails).for('update')
            // The renewal waits for this transaction.
            vi.advanceTimersByTime(CLAIM_MS / 3)
            reject(new UnknownRecipientError())
            await new Promise(setImmediate)
            expect(warn).not.toHaveBeenCalled()
          })
        }),
    )
    expect(await sending).toBe('failed')
    await holding
    expect(await database.select({ dueAt: mails.dueAt }).from(mails)).toEqual([{ dueAt: null }])
  })

  it('is not sent again if its deletion fails at first', async () => {
    await queue()
    const send = vi.fn<SendMail>()
    const deletion = vi.spyOn(database, 'delete').mockImplementationOnce(() => {
      throw new Error('connection lost')
    })
    expect(await next(send)).toBe('sent')
    expect(deletion).toHaveBeenCalledTimes(2)
    expect(send).toHaveBeenCalledOnce()
    expect(await database.select().from(mails).where(eq(mails.recipient, letter.to))).toEqual([])
  })
})

it('deletes mails of the outbox after thirty days, and pending ones never', async () => {
  await mailQueue({ delivery: 'outbox' }, now)(database, letter)
  await queue()
  const kept = async () => (await database.select().from(mails)).map(({ dueAt }) => dueAt)
  time += 30 * days - 1
  await purgeExpired(database, now())
  expect(await kept()).toHaveLength(2)
  time += 1
  await purgeExpired(database, now())
  expect(await kept()).toEqual([expect.any(Date)])
})

describe('the worker', () => {
  it('sends queued and new mails, and stops', async () => {
    const sent: string[] = []
    const worker = startMailWorker(async () => database, {
      send: async ({ recipient }) => void sent.push(recipient),
      now,
      log,
      limit,
    })
    await queue('first@example.org')
    await vi.waitFor(() => expect(sent).toEqual(['first@example.org']), 5_000)
    await queue('second@example.org')
    await vi.waitFor(() => expect(sent).toEqual(['first@example.org', 'second@example.org']), 5_000)
    await worker.stop()
  })

  it('tries again 1 s after a failure, until it stops', async () => {
    vi.useFakeTimers()
    const getDatabase = vi.fn(async () => Promise.reject(new Error('out of reach')))
    const worker = startMailWorker(getDatabase, { send: vi.fn<SendMail>(), now, log, limit })
    await vi.advanceTimersByTimeAsync(999)
    const atFirst = getDatabase.mock.calls.length
    await vi.advanceTimersByTimeAsync(1)
    expect(getDatabase).toHaveBeenCalledTimes(2 * atFirst)
    await worker.stop()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(getDatabase).toHaveBeenCalledTimes(2 * atFirst)
  })
})
