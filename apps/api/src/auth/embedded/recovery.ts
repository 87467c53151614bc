import { renderPasswordReset } from '@summit/emails'
import { eq } from 'drizzle-orm'
import { type HandleRecovery, takeRecoveryMail } from '../core/recovery-requests.ts'
import { findUser } from './users.ts'
import { recoveryRequests } from '../../schema.ts'
import type { QueueMail } from '../../mail/queue.ts'
import { mailBrand } from '../../brand.ts'
import { issueRecoveryToken } from './one-time-tokens.ts'

/** What sending recovery links needs of the rest of the server. */
export interface RecoveryParts {
  siteUrl: string
  queueMail: QueueMail
  now: () => Date
}

/** Sends a link to an address that has an account, at most one a minute, and nothing to any other. */
export function sendRecovery({ siteUrl, queueMail, now }: RecoveryParts): HandleRecovery {
  return (database, { id, email }) =>
    database.transaction(async (transaction) => {
      const [open] = await transaction.delete(recoveryRequests).where(eq(recoveryRequests.id, id)).returning()
      if (!open) return
      const user = await findUser(transaction, email)
      if (!user) return
      const ruling = await takeRecoveryMail(transaction, email, now())
      if (ruling.status === 'blocked') return
      const tokenHash = await issueRecoveryToken(transaction, user, now())
      await queueMail(transaction, { to: user.email, ...renderPasswordReset({ siteUrl, tokenHash, brand: mailBrand }) })
    })
}
