import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { CallError } from '../../http/http-error.ts'
import { retryAfter } from '../../http/retry-after.ts'
import { counterKey, takeAttempt } from '../../rate-limit/counters.ts'
import { noteRecovery } from './recovery-requests.ts'
import type { Limit } from './sign-in-limits.ts'

/** What a request for a recovery link needs of the rest of the server. */
export interface AskParts {
  /** The limit for all mails that requests from one network cause. */
  addressLimit: Limit
  originOf: (context: Context) => string
  now: () => Date
}

/** Stores a request for a recovery link, unless its network is over the limit. */
export async function askForRecovery(
  context: Context,
  database: Database,
  email: string,
  { addressLimit, originOf, now }: AskParts,
): Promise<void> {
  const ruling = await takeAttempt(database, counterKey('mail', originOf(context)), addressLimit, now())
  if (ruling.status === 'blocked') {
    throw new CallError(429, 'Too many requests. Please try again later.', retryAfter(ruling.until, now()).headers)
  }
  await noteRecovery(database, email, now())
}
