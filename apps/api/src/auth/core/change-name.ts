import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type User, users } from './tables.ts'

/** Stores the name of a user, and returns the user with it. */
export async function setName(database: Database, user: User, name: string): Promise<User> {
  await database.update(users).set({ name }).where(eq(users.id, user.id))
  return { ...user, name }
}
