import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { widerNetwork } from '../../http/client-address.ts'
import { recordEvent } from '../../http/security-log.ts'
import { blockUntil, consume, counterKey, refund, resetCounter } from '../../rate-limit/counters.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import { addMs } from '../../shared/add-ms.ts'
import { normalizeEmail } from '../../shared/normalize-email.ts'
import { isDue } from './proved-user.ts'
import { accountLimit, accountNetworkLimit, delayAfter } from './sign-in-limits.ts'
import type { User } from './tables.ts'

/** Result of an attempt. `refused` does not reveal whether the account exists. */
export type SignInResult =
  | { status: 'signedIn'; user: User }
  | { status: 'unverified' }
  | { status: 'refused' }
  | { status: 'blocked'; until: Date }

/** Runs `verify` within the rate limits for failed sign-ins to an account from a client network. */
export async function attemptSignIn(
  database: Database,
  accountEmail: string,
  network: string,
  verify: () => Promise<User | 'unverified' | undefined>,
  { ipLimit, now }: Pick<NetworkLimitDeps, 'ipLimit' | 'now'>,
): Promise<SignInResult> {
  const email = normalizeEmail(accountEmail)
  const networkKey = counterKey('sign-in', 'address', network)
  const accountNetworkKey = counterKey('sign-in', 'account', email, widerNetwork(network))
  const accountKey = getAccountKey(email)
  const refundAll = async (...keys: string[]) => {
    for (const key of keys) await refund(database, key)
  }

  // The network comes first, so that blocked networks cannot fill the table with account counters.
  const byNetwork = await consume(database, networkKey, ipLimit, now())
  if (byNetwork.status === 'blocked') return byNetwork
  const byAccountNetwork = await consume(database, accountNetworkKey, accountNetworkLimit, now())
  if (byAccountNetwork.status === 'blocked') {
    await refundAll(networkKey)
    return byAccountNetwork
  }
  const byAccount = await consume(database, accountKey, accountLimit, now())
  if (byAccount.status === 'blocked') {
    await refundAll(networkKey, accountNetworkKey)
    return byAccount
  }

  const user = await verify().catch(async (error: unknown) => {
    await refundAll(networkKey, accountNetworkKey, accountKey)
    throw error
  })

  // One that is about to be deleted is as good as deleted.
  if (!user || (user !== 'unverified' && isDue(user, now()))) {
    const delay = delayAfter(byAccountNetwork.counter.count)
    // The delay starts with the response, not with the attempt.
    if (delay > 0) await blockUntil(database, accountNetworkKey, addMs(now(), delay))
    return { status: 'refused' }
  }
  await resetCounter(database, accountNetworkKey)
  await refundAll(networkKey, accountKey)
  return user === 'unverified' ? { status: 'unverified' } : { status: 'signedIn', user }
}

/** Forgets failed sign-ins to an account from everywhere. Those from one network are under a key of both, and end by themselves. */
export async function resetSignInFailures(database: Database, email: string): Promise<void> {
  await resetCounter(database, getAccountKey(normalizeEmail(email)))
}

const getAccountKey = (email: string) => counterKey('sign-in', 'account', email)

const signInEvents = {
  signedIn: 'authn_login_success',
  unverified: 'authn_login_fail',
  refused: 'authn_login_fail',
  blocked: 'authn_login_fail_max',
} as const

/** Reports the result of an attempt to the security log. A locked account is not signed in. */
export function recordSignIn(context: Context, result: SignInResult, email: string): void {
  const isLocked = result.status === 'signedIn' && result.user.lockedAt !== null
  recordEvent(context, signInEvents[isLocked ? 'refused' : result.status], normalizeEmail(email))
}
