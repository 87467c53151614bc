import { eq, or, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mails } from '../../mail/tables.ts'
import { subscribers } from '../../newsletter/tables.ts'
import { identities, passkeys, sessions, twoFactor, type User } from './tables.ts'

/**
 * What is stored about a user, for the user (GDPR, articles 15 and 20). It has nothing that signs in: no password, no token,
 * and no text of a mail, which may have a link.
 */
export async function collectData(database: Database, user: User): Promise<object> {
  const { id, email, name, provider, termsVersion, createdAt, deletesAt } = user
  const same = (column: SQLWrapper) => eq(sql`lower(${column})`, email)
  return {
    account: { name, email, provider, termsVersion, createdAt, deletesAt },
    sessions: await database
      .select({
        browser: sessions.browser,
        system: sessions.system,
        createdAt: sessions.createdAt,
        seenAt: sessions.seenAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(sessions.createdAt),
    identities: await database
      .select({ provider: identities.provider, email: identities.email, linkedAt: identities.linkedAt })
      .from(identities)
      .where(eq(identities.userId, id))
      .orderBy(identities.linkedAt),
    passkeys: await database
      .select({
        browser: passkeys.browser,
        system: passkeys.system,
        createdAt: passkeys.createdAt,
        usedAt: passkeys.usedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, id))
      .orderBy(passkeys.createdAt),
    twoFactor: await database
      .select({ enabledAt: twoFactor.createdAt })
      .from(twoFactor)
      .where(eq(twoFactor.userId, id)),
    newsletter: await database.select().from(subscribers).where(same(subscribers.email)),
    unsentEmails: await database
      .select({ subject: mails.subject, createdAt: mails.createdAt })
      .from(mails)
      .where(or(same(mails.recipient), same(sql`${mails.headers}->>'Reply-To'`)))
      .orderBy(mails.createdAt),
  }
}
