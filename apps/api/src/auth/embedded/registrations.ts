import { renderAlreadyRegistered, renderVerifyEmail } from '@summit/emails'
import { asc, eq, lte, sql } from 'drizzle-orm'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { addMs } from '../../shared/add-ms.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { hashToken, randomToken } from '../../shared/tokens.ts'
import { type SignUpDetails, VERIFICATION_LIFETIME_MS } from '../core/auth-backend.ts'
import { type User, users } from '../core/tables.ts'
import type { Passwords } from '../core/passwords.ts'
import { type Registration, registrations } from './tables.ts'
import { findRegistration, findUser } from './users.ts'

/** Dependencies of {@link register} and {@link resendLink}. */
export interface RegistrationDeps extends MailDeps {
  passwords: Passwords
}

/**
 * Stores a sign-up and mails its link; to an address that has an account, that it has one. Both are the same work, so that
 * the time of the response does not reveal which it was.
 */
export async function register(
  database: Database,
  { name, email, password, termsVersion }: SignUpDetails,
  deps: RegistrationDeps,
): Promise<Registration> {
  const passwordHash = await deps.passwords.hash(password)
  return database.transaction(async (transaction) => {
    const createdAt = deps.now()
    const token = randomToken()
    const [registration] = await transaction
      .insert(registrations)
      .values({
        email: normalizeEmail(email),
        name,
        passwordHash,
        termsVersion,
        tokenHash: hashToken(token),
        createdAt,
        expiresAt: addMs(createdAt, VERIFICATION_LIFETIME_MS),
      })
      .returning()
    if (!registration) throw new Error('The database did not return the inserted registration.')
    await mailLink(transaction, registration, token, deps)
    return registration
  })
}

/** Mails another link of the newest sign-up with an address, or of the one with this id; the link before becomes invalid. */
export async function resendLink(
  database: Database,
  email: string,
  id: string | undefined,
  deps: Omit<RegistrationDeps, 'passwords'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const found = await findRegistration(transaction, email, id)
    if (!found) return
    const token = randomToken()
    const renewed = { tokenHash: hashToken(token), expiresAt: addMs(deps.now(), VERIFICATION_LIFETIME_MS) }
    await transaction.update(registrations).set(renewed).where(eq(registrations.id, found.id))
    await mailLink(transaction, { ...found, ...renewed }, token, deps)
  })
}

async function mailLink(
  transaction: Database,
  { email, expiresAt }: Registration,
  tokenHash: string,
  { siteUrl, queueMail }: Pick<RegistrationDeps, 'siteUrl' | 'queueMail'>,
): Promise<void> {
  const link = renderVerifyEmail({ siteUrl, tokenHash, brand: mailBrand })
  const notice = renderAlreadyRegistered({ siteUrl, brand: mailBrand })
  const user = await findUser(transaction, email)
  await queueMail(transaction, { to: email, ...(user ? notice : link), expiresAt })
}

/**
 * Makes a sign-up the user of its address, once, and deletes the other sign-ups with it. Undefined if the token is
 * unknown or has expired, or if the address has an account by now.
 */
export async function redeemRegistration(database: Database, token: string, now: Date): Promise<User | undefined> {
  return database.transaction(async (transaction) => {
    const tokenHash = hashToken(token)
    const address = transaction
      .select({ email: registrations.email })
      .from(registrations)
      .where(eq(registrations.tokenHash, tokenHash))
    // All are locked in the same order, so that two links of an address that are opened at once do not wait for each other.
    const ofAddress = await transaction
      .select()
      .from(registrations)
      .where(eq(registrations.email, sql`${address}`))
      .orderBy(asc(registrations.id))
      .for('update')
    const found = ofAddress.find((each) => each.tokenHash === tokenHash)
    if (!found || found.expiresAt <= now) return undefined
    const { id, email, name, passwordHash, termsVersion } = found
    await transaction.delete(registrations).where(eq(registrations.email, email))
    const [user] = await transaction
      .insert(users)
      .values({ id, email, name, passwordHash, termsVersion, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning()
    return user
  })
}

/** Deletes expired sign-ups. */
export async function purgeRegistrations(database: Database, now: Date): Promise<void> {
  await database.delete(registrations).where(lte(registrations.expiresAt, now))
}
