import { renderAccountDeletion, renderAccountKept } from '@summit/emails'
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { addMs } from '../../shared/add-ms.ts'
import type { AuthBackend } from './auth-backend.ts'
import { emailChanges, sessions, type User, users } from './tables.ts'

/** How long an account is kept after its deletion was asked for, in ms: signing in within this time keeps it. */
export const DELETION_GRACE_MS = 14 * 24 * 60 * 60_000

/** How many accounts one call of {@link deleteDueAccounts} tries to delete at most. */
const BATCH = 100

/** Ends all sessions of a user whose password was verified, and mails when the account is deleted. Returns that time. */
export async function scheduleDeletion(
  database: Database,
  user: User,
  password: string,
  { auth, siteUrl, queueMail, now }: MailDeps & { auth: Pick<AuthBackend, 'endServiceSessions'> },
): Promise<Date> {
  const endServiceSessions = await auth.endServiceSessions(user, password)
  const deletesAt = addMs(now(), DELETION_GRACE_MS)
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ deletesAt }).where(eq(users.id, user.id))
    // After the update, which locks the account: a session that starts later keeps it.
    await endServiceSessions(transaction)
    await transaction.delete(sessions).where(eq(sessions.userId, user.id))
    const mail = renderAccountDeletion({ siteUrl, deletesAt, brand: mailBrand })
    await queueMail(transaction, { to: user.email, ...mail })
  })
  return deletesAt
}

/** Keeps the account of a user who signs in, if it was to be deleted, and says so by mail. */
export async function keepAccount(
  database: Database,
  { id, email, deletesAt }: User,
  { siteUrl, queueMail }: Pick<MailDeps, 'siteUrl' | 'queueMail'>,
): Promise<void> {
  if (deletesAt === null) return
  await database.transaction(async (transaction) => {
    const kept = await transaction
      .update(users)
      .set({ deletesAt: null })
      .where(and(eq(users.id, id), isNotNull(users.deletesAt)))
      .returning({ id: users.id })
    // Of two sign-ins at once, one mails.
    if (kept.length > 0)
      await queueMail(transaction, { to: email, ...renderAccountKept({ siteUrl, brand: mailBrand }) })
  })
}

/**
 * Deletes the accounts whose time has come, at the service first, and no locked one, which its owner could not keep by
 * signing in. Throws after all others if one cannot be deleted there: it is due again at the next call, after those that are
 * due by now.
 */
export async function deleteDueAccounts(
  database: Database,
  { deleteUser }: Pick<AuthBackend, 'deleteUser'>,
  now: Date,
): Promise<void> {
  if (!deleteUser) return
  const isDue = and(lte(users.deletesAt, now), isNull(users.lockedAt))
  const due = await database.select().from(users).where(isDue).orderBy(asc(users.deletesAt)).limit(BATCH)
  const failures: unknown[] = []
  for (const user of due) {
    const isThis = and(eq(users.id, user.id), isDue)
    try {
      // In no transaction, for which all other requests to the embedded database would wait.
      await deleteUser(database, user)
      await database.delete(emailChanges).where(eq(emailChanges.email, user.email))
      await database.delete(users).where(isThis)
    } catch (error) {
      failures.push(error)
      await database.update(users).set({ deletesAt: now }).where(isThis)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not all accounts that are due were deleted.')
}
