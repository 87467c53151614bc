import type { Provider } from '@summit/contract'
import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { listIdentities, mailIdentityNotice } from '../core/identities.ts'
import { identities, type LinkedIdentity, type User, users } from '../core/tables.ts'
import type { Identity } from './identity-page.ts'
import type { NewIdentity } from './tables.ts'

/** The identity of a person on the identity page, which knows people by their addresses. */
export function toNewIdentity(provider: Provider, { email }: Identity): NewIdentity {
  const subject = normalizeEmail(email)
  return { provider, subject, email: subject }
}

/** The user to whom an identity is linked. */
export async function findIdentityUser(
  database: Database,
  { provider, subject }: NewIdentity,
): Promise<User | undefined> {
  const [user] = await database
    .select(getTableColumns(users))
    .from(users)
    .innerJoin(identities, eq(identities.userId, users.id))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return user
}

/** Stores the identity of a user; false if it signs in to an account already. */
export async function addIdentity(
  database: Database,
  { id: userId }: User,
  identity: NewIdentity,
  now: Date,
): Promise<boolean> {
  const added = await database
    .insert(identities)
    .values({ ...identity, userId, linkedAt: now })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  return added.length > 0
}

/** Links an identity to a user, and mails a notice; false if it signs in to an account already. */
export async function linkIdentity(
  database: Database,
  user: User,
  identity: NewIdentity,
  deps: MailDeps,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isAdded = await addIdentity(transaction, user, identity, deps.now())
    const { provider } = identity
    if (isAdded) await mailIdentityNotice(transaction, user, { provider, change: 'linked' }, deps)
    return isAdded
  })
}

/** Unlinks the identities of a user that match, and mails a notice. `needed`: nothing else signs in. */
export async function unlinkIdentities(
  database: Database,
  user: User,
  isMeant: (identity: LinkedIdentity) => boolean,
  deps: MailDeps,
): Promise<'unlinked' | 'unknown' | 'needed'> {
  return database.transaction(async (transaction) => {
    // Locked, so that of two requests at once each finds what the other leaves.
    await transaction.select().from(users).where(eq(users.id, user.id)).for('update')
    const own = await listIdentities(transaction, user)
    const meant = own.filter(isMeant)
    if (meant.length === 0) return 'unknown'
    if (user.passwordHash === null && meant.length === own.length) return 'needed'
    for (const { id, provider } of meant) {
      await transaction.delete(identities).where(eq(identities.id, id))
      await mailIdentityNotice(transaction, user, { provider, change: 'unlinked' }, deps)
    }
    return 'unlinked'
  })
}
