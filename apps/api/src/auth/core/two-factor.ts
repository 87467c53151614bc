import { RECOVERY_CODE_LENGTH } from '@summit/contract'
import { renderTwoFactorChanged, type TwoFactorChangedProps } from '@summit/emails'
import { and, count, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { hashToken } from '../../shared/tokens.ts'
import type { Passwords } from './passwords.ts'
import { seal, type Seal, type SealDeps, unseal } from './sealed.ts'
import { recoveryCodes, twoFactor, type User } from './tables.ts'
import { readTypedCode } from './typed-code.ts'

/** Dependencies of the functions that change a user's second factor. */
export interface TwoFactorChangeDeps extends MailDeps {
  passwords: Passwords
}

/** How long a secret may take from the request to its first code, in ms. */
export const SETUP_LIFETIME_MS = 10 * 60_000

/**
 * A new secret is sealed rather than stored, so that it counts from its first code on. `replaces`: when the one was enabled
 * whose code was asked for, null if there was none.
 */
const newSecret = {
  purpose: 'new two-factor',
  schema: v.object({ userId: v.string(), secret: v.string(), replaces: v.nullable(v.string()) }),
  lifetime: SETUP_LIFETIME_MS,
} satisfies Seal<v.GenericSchema>

/** Length of a time step, in s. Many apps know no other. */
const PERIOD = 30
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** How many steps a clock may be early or late. */
const WINDOW = 1
const RECOVERY_CODES = 10
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567'
/** The SHA-256 of a recovery code, which has no salt. */
const UNSALTED = /^[\w-]{43}$/

/** Whether signing in needs a second factor. */
export async function hasTwoFactor(database: Database, userId: string): Promise<boolean> {
  return (await findTwoFactor(database, userId)) !== undefined
}

/** When a user enabled it, if so, and how many recovery codes are left. */
export async function getTwoFactor(database: Database, { id }: User) {
  const found = await findTwoFactor(database, id)
  return { enabledAt: found?.createdAt, recoveryCodes: await countRecoveryCodes(database, id) }
}

/** A new secret for a user whose password was verified just now. It is not stored. */
export async function createSetup(database: Database, user: User, issuer: string, deps: SealDeps) {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const uri = new TOTP({ issuer, label: user.email, secret, period: PERIOD }).toString()
  const replaces = (await findTwoFactor(database, user.id))?.createdAt.toISOString() ?? null
  return { uri, secret, setup: await seal(newSecret, { userId: user.id, secret, replaces }, deps) }
}

/**
 * Stores a secret of {@link createSetup} with new recovery codes, and mails a notice. Undefined if the code is not of this
 * secret, or if it was made for another user, too long ago, or before another one was enabled. The same request again,
 * whose answer was lost, gets other recovery codes, and mails nothing.
 */
export async function enableTwoFactor(
  database: Database,
  user: User,
  { setup, code }: { setup: string; code: string },
  deps: TwoFactorChangeDeps & SealDeps,
): Promise<string[] | undefined> {
  const now = deps.now()
  const made = await unseal(newSecret, setup, deps)
  if (made?.userId !== user.id) return undefined
  const lastStep = findStep(made.secret, code, now)
  if (lastStep === undefined) return undefined
  const row = { secret: made.secret, lastStep, createdAt: now }
  const codes = await createRecoveryCodes(deps.passwords)
  return database.transaction(async (transaction) => {
    const before = await findTwoFactor(transaction, user.id)
    const isMeant = made.replaces === null ? sql`false` : eq(twoFactor.createdAt, new Date(made.replaces))
    const isRepeated = and(eq(twoFactor.secret, made.secret), lte(twoFactor.lastStep, lastStep))
    const stored = await transaction
      .insert(twoFactor)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate({ target: twoFactor.userId, set: row, setWhere: sql`${isMeant} or ${isRepeated}` })
      .returning()
    if (stored.length === 0) return undefined
    await storeRecoveryCodes(transaction, user, codes)
    if (before?.secret !== made.secret) await mailNotice(transaction, user, 'enabled', deps)
    return codes.map(formatRecoveryCode)
  })
}

/** Replaces the recovery codes, and mails a notice. Undefined if there is no second factor to replace. */
export async function replaceRecoveryCodes(
  database: Database,
  user: User,
  deps: TwoFactorChangeDeps,
): Promise<string[] | undefined> {
  const codes = await createRecoveryCodes(deps.passwords)
  return database.transaction(async (transaction) => {
    if (!(await hasTwoFactor(transaction, user.id))) return undefined
    await storeRecoveryCodes(transaction, user, codes)
    await mailNotice(transaction, user, 'new codes', deps)
    return codes.map(formatRecoveryCode)
  })
}

/** Removes the second factor with its recovery codes, and mails a notice; false if there is none. */
export async function disableTwoFactor(database: Database, user: User, deps: TwoFactorChangeDeps): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isRemoved = await removeTwoFactor(transaction, user.id)
    if (isRemoved) await mailNotice(transaction, user, 'disabled', deps)
    return isRemoved
  })
}

/** Removes the second factor with its recovery codes, and mails nothing; false if there is none. */
export async function removeTwoFactor(transaction: Database, userId: string): Promise<boolean> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const removed = await transaction.delete(twoFactor).where(eq(twoFactor.userId, userId)).returning()
  return removed.length > 0
}

/** Whether a code is of the user's app or a recovery code. It is valid once; a used recovery code is mailed. */
export async function verifySecondFactor(
  database: Database,
  user: User,
  code: string,
  deps: TwoFactorChangeDeps,
): Promise<boolean> {
  const typed = readTypedCode(code)
  if (typed.length === RECOVERY_CODE_LENGTH) return redeemRecoveryCode(database, user, typed, deps)
  const found = await findTwoFactor(database, user.id)
  const step = found && findStep(found.secret, typed, deps.now())
  if (step === undefined) return false
  // Of two requests with the same code, one changes the row.
  const accepted = await database
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, user.id), lt(twoFactor.lastStep, step)))
    .returning()
  return accepted.length > 0
}

async function redeemRecoveryCode(database: Database, user: User, code: string, deps: TwoFactorChangeDeps) {
  const isOwn = eq(recoveryCodes.userId, user.id)
  const stored = await database.select().from(recoveryCodes).where(isOwn)
  const salted = stored.find(({ codeHash }) => !UNSALTED.test(codeHash))
  const hashes = [hashToken(code), ...(salted ? [await deps.passwords.hashLike(salted.codeHash, code)] : [])]
  return database.transaction(async (transaction) => {
    const redeemed = await transaction
      .delete(recoveryCodes)
      .where(and(isOwn, inArray(recoveryCodes.codeHash, hashes)))
      .returning()
    if (redeemed.length > 0) await mailNotice(transaction, user, 'code used', deps)
    return redeemed.length > 0
  })
}

async function findTwoFactor(database: Database, userId: string) {
  const [found] = await database.select().from(twoFactor).where(eq(twoFactor.userId, userId))
  return found
}

/** The time step that a code is of, around now; undefined if it is of none. */
function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = new TOTP({ secret, period: PERIOD }).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta
}

interface RecoveryCode {
  code: string
  hash: string
}

/** New recovery codes, hashed with one salt. One after the other: others wait for the processors, too. */
async function createRecoveryCodes({ hash, hashLike }: Passwords): Promise<RecoveryCode[]> {
  const codes: RecoveryCode[] = []
  while (codes.length < RECOVERY_CODES) {
    const code = Array.from({ length: RECOVERY_CODE_LENGTH }, () => BASE32[randomInt(BASE32.length)]).join('')
    codes.push({ code, hash: codes[0] ? await hashLike(codes[0].hash, code) : await hash(code) })
  }
  return codes
}

async function storeRecoveryCodes(transaction: Database, user: User, codes: RecoveryCode[]): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  await transaction.insert(recoveryCodes).values(codes.map(({ hash }) => ({ userId: user.id, codeHash: hash })))
}

/** A code in the form in which users write it down. */
function formatRecoveryCode({ code }: RecoveryCode): string {
  const middle = RECOVERY_CODE_LENGTH / 2
  return `${code.slice(0, middle)}-${code.slice(middle)}`
}

async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const [row] = await database.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

async function mailNotice(
  transaction: Database,
  user: User,
  change: TwoFactorChangedProps['change'],
  { siteUrl, queueMail, now }: TwoFactorChangeDeps,
): Promise<void> {
  const left = await countRecoveryCodes(transaction, user.id)
  const facts = { siteUrl, change, recoveryCodes: left, changedAt: now(), brand: mailBrand }
  await queueMail(transaction, { to: user.email, ...renderTwoFactorChanged(facts) })
}
