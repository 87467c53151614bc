import type { ConfirmEmailChangeRequest } from '@summit/contract'
import { renderEmailChangeCode, renderEmailChanged, renderEmailTaken } from '@summit/emails'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { addMs } from '../../shared/add-ms.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import type { AuthBackend } from './auth-backend.ts'
import { CODE_LIFETIME_MS, createCode, MAX_ATTEMPTS } from './codes.ts'
import type { Passwords } from './passwords.ts'
import { emailChanges, type User, users } from './tables.ts'

/** Dependencies of {@link requestEmailChange} and {@link confirmEmailChange}. */
export interface EmailChangeDeps extends MailDeps {
  passwords: Passwords
}

/**
 * Mails a code to each address. A new address that has an account gets a notice in place of its code, after the same work.
 * The change before becomes invalid.
 */
export async function requestEmailChange(
  database: Database,
  user: User,
  email: string,
  { siteUrl, passwords, queueMail, now }: EmailChangeDeps,
): Promise<void> {
  const newEmail = normalizeEmail(email)
  const codes = { current: createCode(), new: createCode() }
  const expiresAt = addMs(now(), CODE_LIFETIME_MS)
  const row = {
    email: newEmail,
    currentHash: await passwords.hash(codes.current),
    newHash: await passwords.hash(codes.new),
    attempts: 0,
    expiresAt,
  }
  await database.transaction(async (transaction) => {
    await transaction
      .insert(emailChanges)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({ target: emailChanges.userId, set: row })
    const facts = { siteUrl, newEmail, brand: mailBrand }
    const toCurrent = renderEmailChangeCode({ ...facts, code: codes.current, to: 'current' })
    const toNew = renderEmailChangeCode({ ...facts, code: codes.new, to: 'new' })
    const taken = (await hasAccount(transaction, newEmail)) && renderEmailTaken(facts)
    await queueMail(transaction, { to: user.email, ...toCurrent, expiresAt })
    await queueMail(transaction, { to: newEmail, ...(taken || toNew), expiresAt })
  })
}

/**
 * Changes the address of a user who has both codes, and mails a notice to the address before. Undefined if one is wrong,
 * has expired or was tried too often, or if the new address has an account by now. If it throws, the codes can be used
 * again. The same request again, whose answer was lost, changes nothing and has the same result.
 */
export async function confirmEmailChange(
  database: Database,
  user: User,
  { currentCode, newCode }: ConfirmEmailChangeRequest,
  changeEmail: NonNullable<AuthBackend['changeEmail']>,
  { siteUrl, passwords, queueMail, now }: EmailChangeDeps,
): Promise<User | undefined> {
  const isOwn = eq(emailChanges.userId, user.id)
  // Counted before they are compared, so that attempts at the same time are no more than allowed.
  const [tried] = await database
    .update(emailChanges)
    .set({ attempts: sql`${emailChanges.attempts} + 1` })
    .where(and(isOwn, lt(emailChanges.attempts, MAX_ATTEMPTS), gt(emailChanges.expiresAt, now())))
    .returning()
  const isCurrentRight = await passwords.verify(tried?.currentHash, currentCode)
  const isNewRight = await passwords.verify(tried?.newHash, newCode)
  if (!tried || !isCurrentRight || !isNewRight) return undefined
  // No change is requested to the address that it is: this one is done.
  if (tried.email === user.email) return user

  // Of two requests with the same codes, one deletes the row. A change that was requested meanwhile has other hashes.
  const redeemed = await database
    .delete(emailChanges)
    .where(and(isOwn, eq(emailChanges.newHash, tried.newHash)))
    .returning()
  if (redeemed.length === 0) return undefined
  try {
    const store = await changeEmail(user, tried.email)
    if (!store) return undefined
    return await database.transaction(async (transaction) => {
      const changed = await store(transaction)
      if (!changed) return undefined
      const notice = renderEmailChanged({ siteUrl, newEmail: tried.email, changedAt: now(), brand: mailBrand })
      await queueMail(transaction, { to: user.email, ...notice })
      // Until it expires, unless another change was requested meanwhile.
      await transaction.insert(emailChanges).values(tried).onConflictDoNothing()
      return changed
    })
  } catch (error) {
    const givenBack = { ...tried, attempts: tried.attempts - 1 }
    await database.insert(emailChanges).values(givenBack).onConflictDoNothing()
    throw error
  }
}

async function hasAccount(transaction: Database, email: string): Promise<boolean> {
  return (await transaction.$count(users, eq(users.email, email))) > 0
}

/** Deletes expired changes. */
export async function purgeEmailChanges(database: Database, now: Date): Promise<void> {
  await database.delete(emailChanges).where(lte(emailChanges.expiresAt, now))
}
