import { eq } from 'drizzle-orm'
import { hashToken } from '../shared/tokens.ts'
import type { Database } from '../database/database.ts'
import { subscribers, unsubscribeTokens } from './tables.ts'

/** The address that a mail's way off the list belongs to. */
export async function findAddress(database: Database, token: string): Promise<string | undefined> {
  const [found] = await database
    .select({ email: unsubscribeTokens.email })
    .from(unsubscribeTokens)
    .where(eq(unsubscribeTokens.tokenHash, hashToken(token)))
  return found?.email
}

/** Takes an address off the list, and forgets the name. The address itself stays, so that it is left alone. */
export async function unsubscribe(database: Database, email: string, now: Date): Promise<void> {
  await database.update(subscribers).set({ name: null, unsubscribedAt: now }).where(eq(subscribers.email, email))
}
