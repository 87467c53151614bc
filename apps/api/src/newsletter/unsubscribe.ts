import { eq } from 'drizzle-orm'
import { hashToken } from '../shared/tokens.ts'
import type { Database } from '../database/database.ts'
import { subscribers, unsubscribeTokens } from './tables.ts'

/** The address that an unsubscribe token belongs to. */
export async function findSubscriberEmail(database: Database, token: string): Promise<string | undefined> {
  const [found] = await database
    .select({ email: unsubscribeTokens.email })
    .from(unsubscribeTokens)
    .where(eq(unsubscribeTokens.tokenHash, hashToken(token)))
  return found?.email
}

/** Unsubscribes an address and deletes the name. The address is kept as a suppression entry. */
export async function unsubscribe(database: Database, email: string, now: Date): Promise<void> {
  await database.update(subscribers).set({ name: null, unsubscribedAt: now }).where(eq(subscribers.email, email))
}
