import { displayName, provider as providerSchema } from '@summit/contract'
import { and, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { identities, type User, users } from '../core/tables.ts'

/** An identity of a Supabase user. Those of other providers, such as the password's, are ignored. */
const identity = v.object({
  identity_id: v.pipe(v.string(), v.uuid()),
  provider: v.string(),
  id: v.string(),
  identity_data: v.fallback(v.object({ email: v.optional(v.string()) }), {}),
  created_at: v.fallback(v.optional(v.pipe(v.string(), v.toDate())), undefined),
})

/** A name as the site takes one; null for any other. */
const metadataName = v.optional(v.fallback(displayName, null))

/** The fields of a Supabase user that are used. Not every response names the identities. */
export const supabaseUser = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.pipe(v.string(), v.nonEmpty()),
  user_metadata: v.fallback(v.object({ name: metadataName, full_name: metadataName }), {}),
  identities: v.fallback(v.optional(v.array(identity)), undefined),
})

/** A Supabase session. Its tokens are not stored. */
export const supabaseSession = v.object({ access_token: v.string(), user: supabaseUser })
export type SupabaseSession = v.InferOutput<typeof supabaseSession>

/**
 * Upserts a local row for a Supabase user, for session foreign keys, and copies the user's identities. If the email address
 * belonged to another user, that user's row and sessions are deleted.
 */
export async function upsertUser(
  database: Database,
  { id, email, user_metadata: metadata, identities: named }: v.InferOutput<typeof supabaseUser>,
  now: Date,
): Promise<User> {
  const name = metadata.name ?? metadata.full_name ?? email.replace(/@.*$/, '')
  const values = { email: normalizeEmail(email), name }
  return database.transaction(async (transaction) => {
    await transaction.delete(users).where(and(eq(users.email, values.email), ne(users.id, id)))
    const [user] = await transaction
      .insert(users)
      .values({ id, ...values, createdAt: now })
      .onConflictDoUpdate({ target: users.id, set: values })
      .returning()
    if (!user) throw new Error('The database did not return the upserted user.')
    if (named) await copyIdentities(transaction, user, named, now)
    return user
  })
}

/** Keeps what Supabase says: an identity that it names belongs to this user, and no other one does. */
async function copyIdentities(
  transaction: Database,
  { id: userId }: User,
  named: v.InferOutput<typeof identity>[],
  now: Date,
): Promise<void> {
  await transaction.delete(identities).where(eq(identities.userId, userId))
  for (const { identity_id: id, provider, id: subject, identity_data: data, created_at: linkedAt = now } of named) {
    if (!v.is(providerSchema, provider)) continue
    const row = { id, userId, email: data.email ?? null, linkedAt }
    await transaction
      .insert(identities)
      .values({ provider, subject, ...row })
      .onConflictDoUpdate({ target: [identities.provider, identities.subject], set: row })
  }
}
