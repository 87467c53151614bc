import { asc, lte } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import { addMs } from '../../shared/add-ms.ts'
import { startWorker, type Worker } from '../../shared/worker.ts'
import type { AuthBackend, MailRequest } from './auth-backend.ts'
import { mailRequests } from './tables.ts'

/** Polling interval of the worker, in ms. */
const POLL_MS = 250

/** Delay of the worker after a failure, in ms. */
const FAILURE_DELAY_MS = 5_000

/** Maximum number of requests handled per poll. */
const BATCH_SIZE = 20

/** How long unhandled requests are kept, in ms. A later mail would only confuse. */
const REQUEST_EXPIRY_MS = 3_600_000

/** The mails that are requested. */
type MailHandlers = Pick<AuthBackend, 'handleRecovery' | 'handleCode'>

/** Stores a request. The response is sent before the account is looked up, so that it cannot reveal whether one exists. */
export async function storeMailRequest(
  database: Database,
  request: Pick<MailRequest, 'email'> & Partial<Pick<MailRequest, 'kind'>>,
  now: Date,
): Promise<void> {
  await database.insert(mailRequests).values({ ...request, createdAt: now })
}

/** Deletes expired requests. */
export async function purgeMailRequests(database: Database, now: Date): Promise<void> {
  await database.delete(mailRequests).where(lte(mailRequests.createdAt, addMs(now, -REQUEST_EXPIRY_MS)))
}

/** Handles the oldest pending requests but `skipped` ones, and counts them. Failed ones stay pending. */
export async function processMailRequests(
  database: Database,
  auth: MailHandlers,
  log: Logger,
  skipped = 0,
): Promise<{ found: number; failed: number }> {
  const oldest = database.select().from(mailRequests).orderBy(asc(mailRequests.createdAt))
  const requests = await oldest.offset(skipped).limit(BATCH_SIZE)
  let failed = 0
  for (const request of requests) {
    const handle = request.kind === 'code' ? auth.handleCode : auth.handleRecovery
    await handle(database, request).catch((error: unknown) => {
      log.warn({ err: error }, 'mail request not handled')
      failed += 1
    })
  }
  return { found: requests.length, failed }
}

/** Starts a worker that handles requests at a fixed pace, so that response times do not reveal whether an account exists. */
export function startMailRequestWorker(
  getDatabase: () => Promise<Database>,
  { auth, log }: { auth: MailHandlers; log: Logger },
): Worker {
  let skipped = 0
  return startWorker(async () => {
    try {
      const { found, failed } = await processMailRequests(await getDatabase(), auth, log, skipped)
      // Those behind the ones that have failed come next, and after the last the first again.
      skipped = found < BATCH_SIZE ? 0 : skipped + failed
      return failed === 0 ? POLL_MS : FAILURE_DELAY_MS
    } catch {
      return FAILURE_DELAY_MS
    }
  })
}
