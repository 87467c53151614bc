import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/http-error.ts'
import { retryAfter } from '../http/retry-after.ts'
import { recordEvent } from '../http/security-log.ts'
import { consume, counterKey } from './counters.ts'
import type { NetworkLimitDeps } from './rate-limit.ts'

/** Counts a request that sends mail. Throws 429 with the time to wait if the client's network is over its limit. */
export async function limitMails(
  context: Context,
  database: Database,
  { getNetwork, ipLimit, now }: NetworkLimitDeps,
): Promise<void> {
  const limit = await consume(database, counterKey('mail', getNetwork(context)), ipLimit, now())
  if (limit.status !== 'blocked') return
  recordEvent(context, 'excess_rate_limit_exceeded')
  const { seconds, headers } = retryAfter(limit.until, now())
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new HttpError(429, `Too many requests. Please try again in ${wait}.`, { headers })
}
