import type { Context } from 'hono'
import type { Database } from '../../database/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { consume, counterKey, refund, resetCounter } from '../../rate-limit/counters.ts'
import { fixedWindow, type NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import { attemptSignIn, recordSignIn, resetSignInFailures } from './sign-in.ts'
import type { User } from './tables.ts'
import { tooManyAttempts } from './too-many-attempts.ts'
import { type TwoFactorChangeDeps, verifySecondFactor } from './two-factor.ts'

/** Dependencies of {@link requireTwoFactorCode}. */
export interface TwoFactorAttemptDeps extends NetworkLimitDeps, TwoFactorChangeDeps {}

/** Wrong codes per account and day, from all networks: 30 in a million, as three codes are valid at a time. */
export const WRONG_CODES_PER_DAY = 30
const daily = fixedWindow({ max: WRONG_CODES_PER_DAY, windowSeconds: 86_400 })

/**
 * Takes a code of the user's app or a recovery code, within the limits of wrong ones, which signing in and changing the
 * account share. Throws 422 if it is wrong, and 429 after too many of them.
 */
export async function requireTwoFactorCode(
  context: Context,
  database: Database,
  user: User,
  code: string,
  deps: TwoFactorAttemptDeps,
): Promise<void> {
  const { getNetwork, now } = deps
  const dailyKey = getDailyKey(user.id)
  const verify = async () => {
    const byDay = await consume(database, dailyKey, daily, now())
    if (byDay.status === 'blocked') {
      recordSignIn(context, byDay, user.email)
      throw tooManyAttempts(byDay.until, now())
    }
    const isRight = await verifySecondFactor(database, user, code, deps).catch(async (error: unknown) => {
      await refund(database, dailyKey)
      throw error
    })
    return isRight ? user : undefined
  }
  // Limited apart from passwords: whoever is here knows one, and with each could reset the counters.
  const result = await attemptSignIn(database, getAttemptsKey(user.id), getNetwork(context), verify, deps)
  if (result.status === 'signedIn') {
    await resetCounter(database, dailyKey)
    return
  }
  recordSignIn(context, result, user.email)
  if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
  throw new HttpError(422, 'This code is wrong or was used already.', { code: 'invalid_code' })
}

/** The error of a request that needs a code and has none. */
export function twoFactorRequired(): HttpError {
  return new HttpError(403, 'Please enter the code of your authenticator app.', { code: 'two_factor_required' })
}

/** Forgets wrong codes of a user from everywhere. Those from one network end by themselves. */
export async function resetWrongCodes(database: Database, userId: string): Promise<void> {
  await resetCounter(database, getDailyKey(userId))
  await resetSignInFailures(database, getAttemptsKey(userId))
}

const getDailyKey = (userId: string) => counterKey('second step', userId)
const getAttemptsKey = (userId: string) => `second step ${userId}`
