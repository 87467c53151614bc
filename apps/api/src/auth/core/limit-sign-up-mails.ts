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
 * Mails to an address that its sender has not proven to own, by `send`. Throws 429 before if the client's network or the
 * address is over its limit, whether or not the address has an account. If `send` throws, nothing was mailed, so another
 * attempt is no second mail.
 */
export async function limitSignUpMails<Result>(
  context: Context,
  database: Database,
  email: string,
  deps: NetworkLimitDeps,
  send: () => Promise<Result>,
): Promise<Result> {
  await limitMails(context, database, deps)
  const result = await signUpMails.consume(database, email, deps.now())
  if (result.status === 'blocked') {
    recordEvent(context, 'excess_rate_limit_exceeded', normalizeEmail(email))
    const { headers } = retryAfter(result.until, deps.now())
    throw new HttpError(429, 'An email was sent to this address just now. Please look for it first.', { headers })
  }
  return send().catch(async (error: unknown) => {
    await signUpMails.refund(database, email)
    throw error
  })
}
