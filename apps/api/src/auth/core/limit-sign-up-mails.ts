import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { retryAfter } from '../../http/retry-after.ts'
import { recordEvent } from '../../http/security-log.ts'
import { signUpMails } from '../../rate-limit/limit-by-address.ts'
import { limitMails } from '../../rate-limit/limit-mails.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'

/**
 * Counts a mail to an address that its sender has not proven to own. Throws 429 if the client's network or the address is
 * over its limit, whether or not the address has an account.
 */
export async function limitSignUpMails(
  context: Context,
  database: Database,
  email: string,
  deps: NetworkLimitDeps,
): Promise<void> {
  await limitMails(context, database, deps)
  const result = await signUpMails.consume(database, email, deps.now())
  if (result.status !== 'blocked') return
  recordEvent(context, 'excess_rate_limit_exceeded', normalizeEmail(email))
  const { headers } = retryAfter(result.until, deps.now())
  throw new HttpError(429, 'An email was sent to this address just now. Please look for it first.', { headers })
}
