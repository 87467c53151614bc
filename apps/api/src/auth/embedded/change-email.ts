import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type User, users } from '../core/tables.ts'
import { deleteMailed } from './token-sessions.ts'
import { findUser } from './users.ts'

/** Changes the address of a user, and deletes the links and codes that were mailed. Undefined if it has an account. */
export async function changeEmail(transaction: Database, { id }: User, email: string): Promise<User | undefined> {
  if (await findUser(transaction, email)) return undefined
  const [changed] = await transaction.update(users).set({ email }).where(eq(users.id, id)).returning()
  await deleteMailed(transaction, id)
  return changed
}
