import type { LoginCall } from '@summit/features/contract'
import type { Database } from '../database/database.ts'
import type { User } from '../database/schema.ts'
import { later } from '../later.ts'
import { blockUntil, counterKey, forgetAttempts, giveBackAttempt, takeAttempt } from './counters.ts'
import { accountLimit, type Limit, waitAfter } from './sign-in-limits.ts'
import { normalEmail } from './users.ts'

/** What the limits on signing in need of the rest of the server. */
export interface SignInParts {
  /** The limit for everything one address gets wrong. */
  addressLimit: Limit
  now: () => Date
}

/** Whose address and password these are, or undefined when they are nobody's. */
export type CheckPassword = (credentials: LoginCall) => Promise<User | undefined>

/** How an attempt ends. A refusal does not say whether the account exists. */
export type SignInResult = { status: 'right'; user: User } | { status: 'refused' } | { status: 'blocked'; until: Date }

/** Checks an address and password within the limits. `origin` is the network the attempt comes from. */
export async function attemptSignIn(
  database: Database,
  credentials: LoginCall,
  origin: string,
  check: CheckPassword,
  { addressLimit, now }: SignInParts,
): Promise<SignInResult> {
  const ofAccount = counterKey('sign-in', 'account', normalEmail(credentials.email), origin)
  const ofAddress = counterKey('sign-in', 'address', origin)

  const account = await takeAttempt(database, ofAccount, accountLimit, now())
  if (account.status === 'blocked') return account
  const address = await takeAttempt(database, ofAddress, addressLimit, now())
  if (address.status === 'blocked') {
    await giveBackAttempt(database, ofAccount)
    return address
  }

  const user = await check(credentials).catch(async (error: unknown) => {
    await giveBackAttempt(database, ofAccount)
    await giveBackAttempt(database, ofAddress)
    throw error
  })

  if (!user) {
    const wait = waitAfter(account.counted.count)
    if (wait > 0) await blockUntil(database, ofAccount, later(now(), wait))
    return { status: 'refused' }
  }
  await forgetAttempts(database, ofAccount)
  await giveBackAttempt(database, ofAddress)
  return { status: 'right', user }
}
