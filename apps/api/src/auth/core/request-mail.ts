import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { retryAfter } from '../../http/retry-after.ts'
import { recordEvent } from '../../http/security-log.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { consume, counterKey } from '../../rate-limit/counters.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import type { MailRequest } from './auth-backend.ts'
import { storeMailRequest } from './mail-requests.ts'

/** Stores a request for a recovery link or a code. Throws 429 if the client's network is over its limit. */
export async function requestMail(
  context: Context,
  database: Database,
  { email, kind }: Omit<MailRequest, 'id'>,
  { ipLimit, getNetwork, now }: NetworkLimitDeps,
): Promise<void> {
  const result = await consume(database, counterKey('mail', getNetwork(context)), ipLimit, now())
  if (result.status === 'blocked') {
    recordEvent(context, 'excess_rate_limit_exceeded')
    const { headers } = retryAfter(result.until, now())
    throw new HttpError(429, 'Too many requests. Please try again later.', { headers })
  }
  await storeMailRequest(database, { email, kind }, now())
  recordEvent(context, kind === 'code' ? 'authn_code_request' : 'authn_recovery_request', normalizeEmail(email))
}
