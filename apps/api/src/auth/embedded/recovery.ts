import { renderPasswordReset } from '@summit/emails'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { addMs } from '../../shared/add-ms.ts'
import type { MailRequest } from '../core/auth-backend.ts'
import { recoveryMails } from '../../rate-limit/limit-by-address.ts'
import { findRecipient } from './find-recipient.ts'
import { issueRecoveryToken, RECOVERY_LIFETIME_MS } from './one-time-tokens.ts'

/** Mails a recovery link if the address has an account, at most one per minute, and deletes the request. */
export function sendRecoveryLink(
  database: Database,
  request: MailRequest,
  { siteUrl, queueMail, now }: MailDeps,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const user = await findRecipient(transaction, request, recoveryMails, now())
    if (!user) return
    const tokenHash = await issueRecoveryToken(transaction, user, now())
    const mail = renderPasswordReset({ siteUrl, tokenHash, brand: mailBrand })
    await queueMail(transaction, { to: user.email, ...mail, expiresAt: addMs(now(), RECOVERY_LIFETIME_MS) })
  })
}
