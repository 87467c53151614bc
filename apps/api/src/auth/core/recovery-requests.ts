import { setTimeout as sleep } from 'node:timers/promises'
import { asc } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { recoveryRequests } from '../../schema.ts'
import { counterKey, giveBackAttempt, takeAttempt } from '../../rate-limit/counters.ts'
import { addressLimit, type Ruling } from './sign-in-limits.ts'
import { normalEmail } from '../embedded/users.ts'

/** A request for a mail with a link to a new password. */
export interface RecoveryRequest {
  id: string
  email: string
}

/** Handles a request, and deletes it in the same transaction. A request that is not there any more was handled before. */
export type HandleRecovery = (database: Database, request: RecoveryRequest) => Promise<void>

/** How often to look for requests, in ms. */
const LOOK_EVERY_MS = 250

/** How long to wait after a failure, in ms. */
const AFTER_FAILURE_MS = 5_000

/** How long a server that stops waits for a request under way, in ms. */
const CLOSING_TIMEOUT_MS = 5_000

/** How many requests are handled before looking again. */
const BATCH = 20

/** Stores a request. Its caller is answered after that, before anybody looks whether there is such an account. */
export async function noteRecovery(database: Database, email: string, now: Date): Promise<void> {
  await database.insert(recoveryRequests).values({ email, createdAt: now })
}

/** One mail to an address a minute: whoever asks again within that time has one on its way. */
const oneMailAMinute = addressLimit({ perAddress: 1, windowSeconds: 60 })

const mailCounter = (email: string) => counterKey('recovery mail', normalEmail(email))

/** Asks whether a recovery mail may be sent to an address now, and counts it if so. */
export function takeRecoveryMail(database: Database, email: string, now: Date): Promise<Ruling> {
  return takeAttempt(database, mailCounter(email), oneMailAMinute, now)
}

/** Uncounts a mail that was not sent. */
export function giveBackRecoveryMail(database: Database, email: string): Promise<void> {
  return giveBackAttempt(database, mailCounter(email))
}

/** Handles what has been asked for so far. A request that fails is left for the next time. */
export async function handleRecoveries(
  database: Database,
  handle: HandleRecovery,
  log: Logger,
): Promise<'done' | 'failed'> {
  const requests = await database.select().from(recoveryRequests).orderBy(asc(recoveryRequests.createdAt)).limit(BATCH)
  let outcome: 'done' | 'failed' = 'done'
  for (const request of requests) {
    await handle(database, request).catch((error: unknown) => {
      log.warn({ err: error }, 'recovery request not handled')
      outcome = 'failed'
    })
  }
  return outcome
}

/**
 * Handles requests until it is stopped. It looks for them at a fixed pace, so that the time an answer takes does not tell
 * whether there is such an account. `connected` waits for a database that is opening.
 */
export function startRecoveries(
  connected: () => Promise<Database>,
  { handle, log }: { handle: HandleRecovery; log: Logger },
): { stop: () => Promise<void> } {
  const closing = new AbortController()
  const run = async () => {
    while (!closing.signal.aborted) {
      const outcome = await connected()
        .then((database) => handleRecoveries(database, handle, log))
        .catch(() => 'failed' as const)
      const pause = outcome === 'done' ? LOOK_EVERY_MS : AFTER_FAILURE_MS
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    async stop() {
      closing.abort()
      await Promise.race([running, sleep(CLOSING_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}
