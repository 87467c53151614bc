import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { recordEvent } from '../../http/security-log.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { limitMails } from '../../rate-limit/limit-mails.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import type { MailRequest } from './auth-backend.ts'
import { storeMailRequest } from './mail-requests.ts'

/** Stores a request for a recovery link or a code. Throws 429 if the client's network is over its limit. */
export async function requestMail(
  context: Context,
  database: Database,
  { email, kind }: Omit<MailRequest, 'id'>,
  deps: NetworkLimitDeps,
): Promise<void> {
  await limitMails(context, database, deps)
  await storeMailRequest(database, { email, kind }, deps.now())
  recordEvent(context, kind === 'code' ? 'authn_code_request' : 'authn_recovery_request', normalizeEmail(email))
}
