import { and, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { type User, users } from '../core/tables.ts'

/** The fields of a Supabase user that are used. */
export const supabaseUser = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.pipe(v.string(), v.nonEmpty()),
  user_metadata: v.fallback(v.object({ name: v.optional(v.string()), full_name: v.optional(v.string()) }), {}),
})

/**
 * Upserts a local row for a Supabase user, for session foreign keys. If the email address belonged to another user, that
 * user's row and sessions are deleted.
 */
export async function upsertUser(
  database: Database,
  { id, email, user_metadata: metadata }: v.InferOutput<typeof supabaseUser>,
  now: Date,
): Promise<User> {
  const name = metadata.name ?? metadata.full_name ?? email.replace(/@.*$/, '')
  const values = { email: normalizeEmail(email), name: name.replaceAll('\0', '') }
  return database.transaction(async (transaction) => {
    await transaction.delete(users).where(and(eq(users.email, values.email), ne(users.id, id)))
    const [user] = await transaction
      .insert(users)
      .values({ id, ...values, createdAt: now })
      .onConflictDoUpdate({ target: users.id, set: values })
      .returning()
    if (!user) throw new Error('The database did not return the upserted user.')
    return user
  })
}
