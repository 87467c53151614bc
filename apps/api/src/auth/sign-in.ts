import type { LoginCall } from '@summit/features/contract'
import type { Database } from '../database/database.ts'
import type { User } from '../database/schema.ts'
import { blockUntil, counterKey, forgetAttempts, giveBackAttempt, takeAttempt } from './counters.ts'
import type { Passwords } from './passwords.ts'
import { startSession } from './sessions.ts'
import { accountLimit, type Limit, waitAfter } from './sign-in-limits.ts'
import { findUser, normalEmail } from './users.ts'

/** What signing in needs of the rest of the server. */
export interface SignInParts {
  passwords: Passwords
  /** The limit for everything one address gets wrong. */
  addressLimit: Limit
  now: () => Date
}

/** How an attempt ends. A refusal does not say whether the account exists. */
export type SignInResult =
  { status: 'signedIn'; user: User; token: string } | { status: 'refused' } | { status: 'blocked'; until: Date }

/** Checks an address and password and starts a session. `origin` is the network the attempt comes from. */
export async function signIn(
  database: Database,
  { email, password }: LoginCall,
  origin: string,
  { passwords, addressLimit, now }: SignInParts,
): Promise<SignInResult> {
  const ofAccount = counterKey('sign-in', 'account', normalEmail(email), origin)
  const ofAddress = counterKey('sign-in', 'address', origin)

  const account = await takeAttempt(database, ofAccount, accountLimit, now())
  if (account.status === 'blocked') return account
  const address = await takeAttempt(database, ofAddress, addressLimit, now())
  if (address.status === 'blocked') {
    await giveBackAttempt(database, ofAccount)
    return address
  }

  const user = await findUser(database, email)
  const isRight = await passwords.verify(user?.passwordHash, password).catch(async (error: unknown) => {
    await giveBackAttempt(database, ofAccount)
    await giveBackAttempt(database, ofAddress)
    throw error
  })

  if (!user || !isRight) {
    const wait = waitAfter(account.counted.count)
    if (wait > 0) await blockUntil(database, ofAccount, new Date(now().getTime() + wait))
    return { status: 'refused' }
  }
  await forgetAttempts(database, ofAccount)
  await giveBackAttempt(database, ofAddress)
  return { status: 'signedIn', user, token: await startSession(database, user, now()) }
}
