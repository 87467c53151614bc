import { setTimeout } from 'node:timers/promises'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { consume, counterKey } from '../rate-limit/counters.ts'
import type { RateLimit } from '../rate-limit/rate-limit.ts'
import { addMs } from '../shared/add-ms.ts'
import { startWorker, type Worker } from '../shared/worker.ts'
import { mails, type StoredMail } from './tables.ts'

/** The mail server rejected the recipient permanently. */
export class UnknownRecipientError extends Error {}

/** Sends a mail. Resolves once the mail server has accepted it. */
export type SendMail = (mail: StoredMail) => Promise<void>

/** Dependencies of the mail worker. */
export interface MailWorkerDeps {
  send: SendMail
  now: () => Date
  log: Logger
  /** Limit of all mails together. */
  limit: RateLimit
  /** Counts an attempt to send. */
  count?: ((outcome: 'sent' | 'failed') => void) | undefined
}

/** Number of mails sent concurrently, so that one slow recipient does not delay the others. */
const CONCURRENCY = 3

/** Polling interval of the empty queue, in ms. */
const POLL_MS = 1_000

/** Lifetime of a claim, in ms. After that another server may send the mail. */
export const CLAIM_MS = 30_000

const FIRST_DELAY_MS = 1_000
const MAX_DELAY_MS = 3_600_000

/** How long sending is retried, in ms. After that the mail stays in the table for inspection. */
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000

/** Delay after the `attempts`th failure, in ms: 1 s, doubling up to an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(30, attempts - 1))
}

/**
 * Sends the mail that has been due longest, if any, and deletes it once accepted. It is claimed first, by postponing it, so
 * that no two servers send it. If the server is killed in between, it is sent again with the same Message-ID, by which
 * recipients recognize duplicates.
 */
export async function sendNext(
  database: Database,
  { send, now, log, limit }: MailWorkerDeps,
): Promise<'sent' | 'failed' | 'none'> {
  const mail = await claim(database, now())
  if (!mail) return 'none'
  const { id, attempts } = mail
  const budget = await consume(database, counterKey('mails'), limit, now())
  if (budget.status === 'blocked') {
    log.warn({ mail: id, until: budget.until }, 'mail postponed, because the limit of all mails is reached')
    await change(database, mail, { dueAt: budget.until, attempts: attempts - 1 })
    return 'none'
  }
  try {
    await sendClaimed(database, mail, { send, now, log })
  } catch (error) {
    const isOld = now().getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS
    const isPermanent = isOld || error instanceof UnknownRecipientError
    log.warn({ err: error, mail: id, attempts }, isPermanent ? 'mail given up' : 'mail not sent')
    await change(database, mail, { dueAt: isPermanent ? null : addMs(now(), retryDelay(attempts)) })
    return 'failed'
  }
  await deleteSent(database, id, log)
  log.info({ mail: id, attempts }, 'mail sent')
  return 'sent'
}

/** Makes all postponed mails due, at the start of a server that is the only one on its database. */
export async function releaseClaims(database: Database, now: Date): Promise<void> {
  await database.update(mails).set({ dueAt: now }).where(gt(mails.dueAt, now))
}

/** Starts sending due mails. */
export function startMailWorker(getDatabase: () => Promise<Database>, deps: MailWorkerDeps): Worker {
  return startWorker(async () => {
    try {
      const outcome = await sendNext(await getDatabase(), deps)
      if (outcome === 'none') return POLL_MS
      deps.count?.(outcome)
      return 0
    } catch (error) {
      deps.log.warn({ err: error }, 'mail queue unreachable')
      return POLL_MS
    }
  }, CONCURRENCY)
}

async function claim(database: Database, now: Date): Promise<StoredMail | undefined> {
  // Postponed for longer than any delay, while the clock was wrong.
  const isDue = or(lte(mails.dueAt, now), gt(mails.dueAt, addMs(now, 2 * MAX_DELAY_MS)))
  // Compared with `=`, which runs it once: as the list of `in` it may run once per row, and lock another row each time.
  const next = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(isDue, or(isNull(mails.expiresAt), gt(mails.expiresAt, now))))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await database
    .update(mails)
    .set({ dueAt: addMs(now, CLAIM_MS), attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, sql`${next}`))
    .returning()
  return mail
}

/** Sends a mail and keeps its claim meanwhile. When it settles, nothing of this changes the mail any more. */
async function sendClaimed(
  database: Database,
  mail: StoredMail,
  { send, now, log }: Pick<MailWorkerDeps, 'send' | 'now' | 'log'>,
): Promise<void> {
  let renewed = Promise.resolve()
  const keepClaim = setInterval(() => {
    renewed = change(database, mail, { dueAt: addMs(now(), CLAIM_MS) }).catch((error: unknown) => {
      log.warn({ err: error, mail: mail.id }, 'claim on a mail not kept')
    })
  }, CLAIM_MS / 3)
  try {
    await send(mail)
  } finally {
    clearInterval(keepClaim)
    await renewed
  }
}

/** Changes a claimed mail. One that another server has claimed since has more attempts, and is its to change. */
async function change(
  database: Database,
  { id, attempts }: StoredMail,
  values: Partial<Pick<StoredMail, 'dueAt' | 'attempts'>>,
): Promise<void> {
  await database
    .update(mails)
    .set(values)
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts)))
}

/** Deletes a sent mail. Retries until it succeeds, otherwise the mail would be sent again. */
async function deleteSent(database: Database, id: string, log: Logger): Promise<void> {
  for (;;) {
    try {
      await database.delete(mails).where(eq(mails.id, id))
      return
    } catch (error) {
      log.warn({ err: error, mail: id }, 'sent mail still in the queue')
      await setTimeout(POLL_MS)
    }
  }
}
