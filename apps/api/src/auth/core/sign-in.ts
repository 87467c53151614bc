import type { LoginRequest } from '@summit/contract'
import type { Database } from '../../database/database.ts'
import type { User } from '../../schema.ts'
import { widerNetwork } from '../../http/client-address.ts'
import { later } from '../../shared/add-ms.ts'
import { blockUntil, counterKey, forgetAttempts, giveBackAttempt, takeAttempt } from '../../rate-limit/counters.ts'
import { accountAnywhereLimit, accountLimit, type Limit, waitAfter } from './sign-in-limits.ts'
import { normalEmail } from '../embedded/users.ts'

/** What the limits on signing in need of the rest of the server. */
export interface SignInParts {
  /** The limit for everything one address gets wrong. */
  addressLimit: Limit
  now: () => Date
}

/** Whose address and password these are, or undefined when they are nobody's. */
export type CheckPassword = (credentials: LoginRequest) => Promise<User | undefined>

/** How an attempt ends. A refusal does not say whether the account exists. */
export type SignInResult = { status: 'right'; user: User } | { status: 'refused' } | { status: 'blocked'; until: Date }

/** Checks an address and password within the limits. `origin` is the network the attempt comes from. */
export async function attemptSignIn(
  database: Database,
  credentials: LoginRequest,
  origin: string,
  check: CheckPassword,
  { addressLimit, now }: SignInParts,
): Promise<SignInResult> {
  const email = normalEmail(credentials.email)
  const ofAddress = counterKey('sign-in', 'address', origin)
  const ofAccount = counterKey('sign-in', 'account', email, widerNetwork(origin))
  const ofAccountAnywhere = counterKey('sign-in', 'account', email)
  const giveBack = async (...keys: string[]) => {
    for (const key of keys) await giveBackAttempt(database, key)
  }

  // The address first: one that is stopped must not fill the table with the names of accounts.
  const address = await takeAttempt(database, ofAddress, addressLimit, now())
  if (address.status === 'blocked') return address
  const account = await takeAttempt(database, ofAccount, accountLimit, now())
  if (account.status === 'blocked') {
    await giveBack(ofAddress)
    return account
  }
  const anywhere = await takeAttempt(database, ofAccountAnywhere, accountAnywhereLimit, now())
  if (anywhere.status === 'blocked') {
    await giveBack(ofAddress, ofAccount)
    return anywhere
  }

  const user = await check(credentials).catch(async (error: unknown) => {
    await giveBack(ofAddress, ofAccount, ofAccountAnywhere)
    throw error
  })

  if (!user) {
    const wait = waitAfter(account.counted.count)
    if (wait > 0) await blockUntil(database, ofAccount, later(now(), wait))
    return { status: 'refused' }
  }
  await forgetAttempts(database, ofAccount)
  await giveBack(ofAddress, ofAccountAnywhere)
  return { status: 'right', user }
}
