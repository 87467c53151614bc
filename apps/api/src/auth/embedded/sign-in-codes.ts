import type { SignInWithCodeRequest } from '@summit/contract'
import { renderSignInCode } from '@summit/emails'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { codeMails } from '../../rate-limit/limit-by-address.ts'
import { addMs } from '../../shared/add-ms.ts'
import type { MailRequest } from '../core/auth-backend.ts'
import type { User } from '../core/tables.ts'
import { CODE_LIFETIME_MS, createCode, MAX_ATTEMPTS } from '../core/codes.ts'
import { findRecipient } from './find-recipient.ts'
import type { Passwords } from '../core/passwords.ts'
import { signInCodes } from './tables.ts'
import { findUser } from './users.ts'

/** Mails a code if the address has an account, at most one per minute, and deletes the request. The code before becomes invalid. */
export async function sendCode(
  database: Database,
  request: MailRequest,
  { siteUrl, passwords, queueMail, now }: MailDeps & { passwords: Passwords },
): Promise<void> {
  const code = createCode()
  // Not in the transaction, for which all other requests to the embedded database wait.
  const codeHash = await passwords.hash(code)
  await database.transaction(async (transaction) => {
    const user = await findRecipient(transaction, request, codeMails, now())
    if (!user) return
    const expiresAt = addMs(now(), CODE_LIFETIME_MS)
    const row = { codeHash, attempts: 0, expiresAt }
    await transaction
      .insert(signInCodes)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({ target: signInCodes.userId, set: row })
    await queueMail(transaction, {
      to: user.email,
      ...renderSignInCode({ siteUrl, code, brand: mailBrand }),
      expiresAt,
    })
  })
}

/**
 * The user of a code, which is deleted; undefined if it is wrong, has expired or was tried too often, after the same work
 * without an account.
 */
export async function redeemCode(
  database: Database,
  { email, code }: SignInWithCodeRequest,
  { passwords, now }: { passwords: Passwords; now: () => Date },
): Promise<User | undefined> {
  const user = await findUser(database, email)
  // Counted before it is compared, so that attempts at the same time are no more than allowed.
  const [tried] = user
    ? await database
        .update(signInCodes)
        .set({ attempts: sql`${signInCodes.attempts} + 1` })
        .where(
          and(
            eq(signInCodes.userId, user.id),
            lt(signInCodes.attempts, MAX_ATTEMPTS),
            gt(signInCodes.expiresAt, now()),
          ),
        )
        .returning()
    : []
  if (!(await passwords.verify(tried?.codeHash, code)) || !tried) return undefined
  // A code that was mailed meanwhile has another hash.
  const [redeemed] = await database.delete(signInCodes).where(eq(signInCodes.codeHash, tried.codeHash)).returning()
  return redeemed && user
}

/** Deletes expired codes. */
export async function purgeSignInCodes(database: Database, now: Date): Promise<void> {
  await database.delete(signInCodes).where(lte(signInCodes.expiresAt, now))
}
