import { setTimeout as rest } from 'node:timers/promises'
import { asc } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { recoveryRequests } from '../database/schema.ts'

/** Somebody's wish for a link to a new password. */
export interface RecoveryRequest {
  id: string
  email: string
}

/** Sees to a request, and deletes it in the same step. A request that is not there any more has been seen to. */
export type SeeToRecovery = (database: Database, request: RecoveryRequest) => Promise<void>

/** How often the requests are looked at, in ms. */
const LOOK_EVERY_MS = 250

/** How long to leave alone what has just failed, in ms. */
const AFTER_FAILURE_MS = 5_000

/** How long a server that stops waits for a request under way, in ms. */
const CLOSING_PATIENCE_MS = 5_000

/** How many requests are seen to before looking again. */
const BATCH = 20

/** Notes a request. That is all there is between the asking and its answer, whoever has an account. */
export async function noteRecovery(database: Database, email: string, now: Date): Promise<void> {
  await database.insert(recoveryRequests).values({ email, createdAt: now })
}

/** Sees to what has been asked for so far. A request that fails is left for the next time. */
export async function seeToRecoveries(
  database: Database,
  seeTo: SeeToRecovery,
  log: Logger,
): Promise<'done' | 'failed'> {
  const requests = await database.select().from(recoveryRequests).orderBy(asc(recoveryRequests.createdAt)).limit(BATCH)
  let outcome: 'done' | 'failed' = 'done'
  for (const request of requests) {
    await seeTo(database, request).catch((error: unknown) => {
      log.warn({ err: error }, 'recovery request not seen to')
      outcome = 'failed'
    })
  }
  return outcome
}

/**
 * Sees to requests until it is stopped: at its own pace, whether there are any or not, so that the time an answer takes
 * tells nothing. `connected` waits for a database that is opening.
 */
export function startRecoveries(
  connected: () => Promise<Database>,
  { seeTo, log }: { seeTo: SeeToRecovery; log: Logger },
): { stop: () => Promise<void> } {
  const closing = new AbortController()
  const run = async () => {
    while (!closing.signal.aborted) {
      const outcome = await connected()
        .then((database) => seeToRecoveries(database, seeTo, log))
        .catch(() => 'failed' as const)
      const pause = outcome === 'done' ? LOOK_EVERY_MS : AFTER_FAILURE_MS
      await rest(pause, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    async stop() {
      closing.abort()
      await Promise.race([running, rest(CLOSING_PATIENCE_MS, undefined, { ref: false })])
    },
  }
}
