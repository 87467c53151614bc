import { displayName, emailAddress, NAME_MAX } from '@summit/contract'
import { asc, eq, isNull, or, sql, type SQLWrapper } from 'drizzle-orm'
import * as v from 'valibot'
import { codeMails, recoveryMails, signUpMails } from '../rate-limit/limit-by-address.ts'
import { lockAccount, unlockAccount } from '../auth/core/account-lock.ts'
import { resetWrongCodes } from '../auth/core/two-factor-attempts.ts'
import { resetSignInFailures } from '../auth/core/sign-in.ts'
import { emailChanges, mailRequests, type User, users } from '../auth/core/tables.ts'
import { removeTwoFactor } from '../auth/core/two-factor.ts'
import type { KeyStore } from '../auth/core/key-store.ts'
import { ROTATION_DELAY_MS, rotateKeys } from '../auth/core/keyring.ts'
import { SESSION_LIFETIME_MS } from '../auth/core/sessions.ts'
import { registrations } from '../auth/embedded/tables.ts'
import { endAllSessions } from '../auth/embedded/token-sessions.ts'
import { addUser, findUser } from '../auth/embedded/users.ts'
import type { Database } from '../database/database.ts'
import { mails } from '../mail/tables.ts'
import { subscribers } from '../newsletter/tables.ts'
import { normalizeEmail } from '../shared/normalize-email.ts'

/** Invalid arguments of a command. The message is shown to the operator. */
export class UsageError extends Error {}

/** An operator's command. Resolves to what it prints. */
export type AdminCommand = (context: AdminContext, args: string[]) => Promise<string>

/** What commands work on. */
export interface AdminContext {
  database: Database
  keyStore: KeyStore
  /** Where the accounts are. */
  accounts: 'embedded' | 'supabase'
  now: Date
}

/** Prints the subscribers who have not unsubscribed, as CSV. */
const newsletter: AdminCommand = async ({ database }) => {
  const rows = await database
    .select({ email: subscribers.email, name: subscribers.name, subscribed: subscribers.createdAt })
    .from(subscribers)
    .where(isNull(subscribers.unsubscribedAt))
    .orderBy(asc(subscribers.createdAt))
  const lines = rows.map(({ email, name, subscribed }) => [email, name ?? '', subscribed.toISOString()])
  return [['email', 'name', 'subscribed'], ...lines].map((line) => `${line.map(csvField).join(',')}\n`).join('')
}

/** Deletes everything that is stored about an email address, in one transaction. */
const erase: AdminCommand = async ({ database }, [address]) => {
  const email = readAddress(address)
  const same = (column: SQLWrapper) => eq(sql`lower(${column})`, email)
  // Of an enquiry.
  const replyTo = sql`${mails.headers}->>'Reply-To'`
  const deleted = await database.transaction(async (transaction) => ({
    // First, as by a link that is opened now, so that neither waits for the other, and what comes of it is deleted.
    'sign-up': await transaction.delete(registrations).where(eq(registrations.email, email)).returning(),
    'recovery request': await transaction.delete(mailRequests).where(same(mailRequests.email)).returning(),
    // Sessions, links and unsubscribe tokens are deleted with the row they refer to.
    account: await transaction.delete(users).where(eq(users.email, email)).returning(),
    'address change': await transaction.delete(emailChanges).where(eq(emailChanges.email, email)).returning(),
    subscription: await transaction.delete(subscribers).where(eq(subscribers.email, email)).returning(),
    'unsent email': await transaction
      .delete(mails)
      .where(or(same(mails.recipient), same(replyTo)))
      .returning(),
  }))
  return Object.entries(deleted)
    .map(([name, rows]) => `${name.padEnd(18)}${rows.length} deleted\n`)
    .join('')
}

/** Adds an account without a password. Its owner sets one by the link of "Forgot password?". */
const addAccount: AdminCommand = async ({ database, accounts, now }, [address, ...words]) => {
  if (accounts === 'supabase') throw new UsageError('The accounts are at Supabase Auth. Add this one there.')
  const email = readAddress(address)
  const name = v.safeParse(displayName, words.join(' '))
  if (!name.success || name.output === null) {
    throw new UsageError(`Give the name of the person after the email address, at most ${NAME_MAX} characters.`)
  }
  if ((await addUser(database, { email, name: name.output, createdAt: now })) === 'taken') {
    throw new UsageError('There is an account with this email address already.')
  }
  return 'The account has no password yet. Its owner sets one with "Forgot password?".\n'
}

/** Lifts the limits that others can use up for an address: failed sign-ins and codes from everywhere, and mails to it. */
const unblock: AdminCommand = async ({ database }, [address]) => {
  const email = readAddress(address)
  await resetSignInFailures(database, email)
  const user = await findUser(database, email)
  if (user) await resetWrongCodes(database, user.id)
  for (const limit of [codeMails, recoveryMails, signUpMails]) await limit.reset(database, email)
  return "Sign-in attempts and emails of sign-in, recovery and sign-up are counted from zero. A delay of the visitor's own network ends within 15 minutes.\n"
}

/** Signs a user out everywhere: after a theft, for example. Links and codes that were mailed become invalid. */
const signOut: AdminCommand = async ({ database }, [address]) => {
  const user = await readAccount(database, address)
  const ended = await database.transaction((transaction) => endAllSessions(transaction, user.id))
  return `${ended} sessions ended. The password stays: its owner replaces it with "Forgot password?".\n`
}

/** Locks an account that is abused or stolen: it is signed out everywhere, and signs nobody in. Nothing of it is deleted. */
const lock: AdminCommand = async ({ database, now }, [address]) => {
  const user = await readAccount(database, address)
  const ended = await database.transaction(async (transaction) => {
    await lockAccount(transaction, user, now)
    return endAllSessions(transaction, user.id)
  })
  return `${ended} sessions ended. Whoever signs in is told that the account is locked.\n`
}

/** Unlocks an account. */
const unlock: AdminCommand = async ({ database, now }, [address]) => {
  const user = await findUser(database, readAddress(address))
  if (!user?.lockedAt) throw new UsageError('This address has no account that is locked.')
  const deletesAt = await unlockAccount(database, user, now)
  const end = deletesAt ? ` It is deleted on ${deletesAt.toISOString()}, unless its owner signs in before.` : ''
  return `The account signs in again.${end}\n`
}

/** Turns two-factor authentication off for a user who has lost the app and the recovery codes. */
const disableTwoFactor: AdminCommand = async ({ database }, [address]) => {
  const user = await findUser(database, readAddress(address))
  const isRemoved = user && (await database.transaction((transaction) => removeTwoFactor(transaction, user.id)))
  if (!isRemoved) throw new UsageError('This address has no account with two-factor authentication.')
  return 'The account signs in with its password alone. Be sure that its owner has asked for this.\n'
}

/** Replaces the server's keys. Nobody is signed out. */
const rotate: AdminCommand = async ({ keyStore, now }) => {
  await rotateKeys(keyStore, now)
  const minutes = ROTATION_DELAY_MS / 60_000
  const days = SESSION_LIFETIME_MS / 86_400_000
  return `The new keys come into use in ${minutes} minutes. The old ones are accepted for ${days} days more.\n`
}

/** The commands, by name, with their arguments and what they do. */
export const commands: Record<string, { args: string; about: string; run: AdminCommand }> = {
  newsletter: { args: '', about: 'prints the newsletter subscribers as CSV', run: newsletter },
  erase: { args: 'EMAIL', about: 'deletes everything that is stored about an email address', run: erase },
  'add-account': { args: 'EMAIL NAME', about: 'adds an account, whose owner sets its password', run: addAccount },
  unblock: { args: 'EMAIL', about: 'lets an address sign in, sign up and recover its password again', run: unblock },
  'sign-out': { args: 'EMAIL', about: 'signs an account out everywhere', run: signOut },
  lock: { args: 'EMAIL', about: 'locks an account and signs it out everywhere', run: lock },
  unlock: { args: 'EMAIL', about: 'lets a locked account sign in again', run: unlock },
  'disable-two-factor': {
    args: 'EMAIL',
    about: 'turns two-factor authentication off for an account',
    run: disableTwoFactor,
  },
  'rotate-keys': { args: '', about: 'replaces the keys that tokens are signed with', run: rotate },
}

function readAddress(text = ''): string {
  const email = normalizeEmail(text)
  if (!v.is(emailAddress, email)) throw new UsageError('Give one email address, such as ada@example.org.')
  return email
}

async function readAccount(database: Database, address: string | undefined): Promise<User> {
  const user = await findUser(database, readAddress(address))
  if (!user) throw new UsageError('There is no account with this email address.')
  return user
}

/** Quoted, and with an apostrophe before what a spreadsheet would run as a formula. */
function csvField(text: string): string {
  return `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
}
