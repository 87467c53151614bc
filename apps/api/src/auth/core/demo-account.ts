import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from './tables.ts'

/** Email address of the demo account. */
export const DEMO_EMAIL = 'demo@summit.test'

/** Deletes the demo account of an earlier start, with its sessions: its password may be known. */
export async function deleteDemoAccount(database: Database): Promise<void> {
  await database.delete(users).where(and(eq(users.email, DEMO_EMAIL), isNotNull(users.passwordHash)))
}
