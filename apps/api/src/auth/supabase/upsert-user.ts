import { and, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { normalEmail } from '../embedded/users.ts'
import type { Database } from '../../database/database.ts'
import { type User, users } from '../../schema.ts'

/** What is read of a user of Supabase's. */
export const supabaseUser = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.pipe(v.string(), v.nonEmpty()),
  user_metadata: v.fallback(v.object({ name: v.optional(v.string()), full_name: v.optional(v.string()) }), {}),
})

/**
 * Notes who somebody is whose account Supabase keeps, so that sessions have somebody to belong to. An address that has
 * found a new owner there leaves its old one here, sessions and all.
 */
export async function mirrorUser(
  database: Database,
  { id, email, user_metadata: told }: v.InferOutput<typeof supabaseUser>,
  now: Date,
): Promise<User> {
  const name = told.name ?? told.full_name ?? email.replace(/@.*$/, '')
  const known = { email: normalEmail(email), name: name.replaceAll('\0', '') }
  return database.transaction(async (transaction) => {
    await transaction.delete(users).where(and(eq(users.email, known.email), ne(users.id, id)))
    const [user] = await transaction
      .insert(users)
      .values({ id, ...known, createdAt: now })
      .onConflictDoUpdate({ target: users.id, set: known })
      .returning()
    if (!user) throw new Error('The database did not return the user it was given.')
    return user
  })
}
