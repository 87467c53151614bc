import { setTimeout as sleep } from 'node:timers/promises'
import { asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { later } from '../shared/add-ms.ts'
import { mails, type StoredMail } from './tables.ts'

/** The mail server says that there is no such recipient. Trying again would not help. */
export class UnknownRecipient extends Error {}

/** Hands a mail over. Resolves once it was accepted, rejects when it was not. */
export type Send = (mail: StoredMail) => Promise<void>

/** What sending mails needs of the rest of the server. */
export interface CourierParts {
  send: Send
  now: () => Date
  log: Logger
}

/** How many mails are sent at the same time, so that one slow recipient does not delay the others. */
const LANES = 3

/** How often the queue is looked at when it was empty, in ms. */
const LOOK_EVERY_MS = 1_000

/** How long a server's claim on a mail lasts, in ms. After that, another server may send the mail. */
export const CLAIM_MS = 30_000

/** How long a server that stops waits for mails on their way, in ms. */
const CLOSING_TIMEOUT_MS = 5_000

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 3_600_000

/** How long sending a mail is tried, in ms. After that it stays in the queue, for somebody to look at. */
const GIVE_UP_AFTER_MS = 3 * 24 * 3_600_000

/** How long to wait after the `attempts`th failure: 1 s, doubling up to an hour. In ms. */
export function waitAfterFailure(attempts: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(30, attempts - 1))
}

/**
 * Sends the mail that has been due longest, if any. A mail is claimed before it is sent, by putting off when it is due,
 * so that no two servers send it; it is gone once it was accepted. A server killed in between leaves it to be sent
 * again, under the same Message-ID, by which recipients know a mail they have.
 */
export async function sendNext(
  database: Database,
  { send, now, log }: CourierParts,
): Promise<'sent' | 'failed' | 'none'> {
  const mail = await claim(database, now())
  if (!mail) return 'none'
  const { id, attempts } = mail
  const keepClaim = setInterval(() => {
    putOff(database, id, later(now(), CLAIM_MS)).catch((error: unknown) => {
      log.warn({ err: error, mail: id }, 'claim on a mail not kept')
    })
  }, CLAIM_MS / 3)
  try {
    await send(mail)
  } catch (error) {
    const isOld = now().getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS
    const isHopeless = isOld || error instanceof UnknownRecipient
    log.warn({ err: error, mail: id, attempts }, isHopeless ? 'mail given up' : 'mail not sent')
    await putOff(database, id, isHopeless ? null : later(now(), waitAfterFailure(attempts)))
    return 'failed'
  } finally {
    clearInterval(keepClaim)
  }
  await forget(database, id, log)
  log.info({ mail: id, attempts }, 'mail sent')
  return 'sent'
}

/**
 * Makes everything due that waits. For the start of a server that has the database to itself: nobody else is sending.
 */
export async function releaseClaims(database: Database, now: Date): Promise<void> {
  await database.update(mails).set({ dueAt: now }).where(gt(mails.dueAt, now))
}

/** Something that sends mails. */
export interface Courier {
  /** Waits a while for mails on their way. */
  stop: () => Promise<void>
}

/** Sends what is due until it is stopped. `connected` waits for a database that is opening. */
export function startCourier(connected: () => Promise<Database>, parts: CourierParts): Courier {
  const closing = new AbortController()
  const pause = () => sleep(LOOK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => {})
  const lane = async () => {
    while (!closing.signal.aborted) {
      try {
        if ((await sendNext(await connected(), parts)) === 'none') await pause()
      } catch (error) {
        parts.log.warn({ err: error }, 'mail queue out of reach')
        await pause()
      }
    }
  }
  const running = Promise.all(Array.from({ length: LANES }, lane))
  return {
    async stop() {
      closing.abort()
      await Promise.race([running, sleep(CLOSING_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

async function claim(database: Database, now: Date): Promise<StoredMail | undefined> {
  const next = database
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await database
    .update(mails)
    .set({ dueAt: later(now, CLAIM_MS), attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, next))
    .returning()
  return mail
}

async function putOff(database: Database, id: string, dueAt: Date | null): Promise<void> {
  await database.update(mails).set({ dueAt }).where(eq(mails.id, id))
}

/** Deletes a mail that was accepted, however long the database is out of reach: else it would be sent again. */
async function forget(database: Database, id: string, log: Logger): Promise<void> {
  for (;;) {
    try {
      await database.delete(mails).where(eq(mails.id, id))
      return
    } catch (error) {
      log.warn({ err: error, mail: id }, 'sent mail still in the queue')
      await sleep(LOOK_EVERY_MS)
    }
  }
}
