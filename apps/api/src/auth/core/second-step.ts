import { confirmSignInRequest, type LoginResponse, twoFactorApiRoutes } from '@summit/contract'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { type ServerCookie, serverCookie } from '../../http/server-cookie.ts'
import { consume, counterKey, resetCounter } from '../../rate-limit/counters.ts'
import { fixedWindow } from '../../rate-limit/rate-limit.ts'
import type { AccountRoutesDeps } from './account-user.ts'
import type { Keyring } from './keyring.ts'
import { seal, type Seal, unseal } from './sealed.ts'
import { type BrowserSessionDeps, publicUser, startBrowserSession } from './session-cookie.ts'
import { attemptSignIn, recordSignIn, resetSignInFailures } from './sign-in.ts'
import { type User, users } from './tables.ts'
import { tooManyAttempts } from './too-many-attempts.ts'
import { hasTwoFactor, verifySecondFactor } from './two-factor.ts'

/** How long the second step of a sign-in may take, in ms. */
export const SECOND_STEP_LIFETIME_MS = 10 * 60_000

/** Attempts with a wrong code per account and day, from all networks: 30 in a million, as three codes are valid at a time. */
export const SECOND_STEPS_PER_DAY = 30
const daily = fixedWindow({ max: SECOND_STEPS_PER_DAY, windowSeconds: 86_400 })

/** A sign-in whose first step has passed. */
const firstStep = {
  purpose: 'second step',
  schema: v.object({ userId: v.string() }),
  lifetime: SECOND_STEP_LIFETIME_MS,
} satisfies Seal<v.GenericSchema>

/** Dependencies of signing in with a second step. */
export interface SecondStepDeps extends BrowserSessionDeps {
  findKeyring: () => Promise<Keyring>
}

/** Signs a browser in whose user has entered a password or a mailed code. Throws 403 if a second step is to follow. */
export async function startSessionAfterFirstStep(
  context: Context,
  database: Database,
  user: User,
  deps: SecondStepDeps,
): Promise<void> {
  if (await hasTwoFactor(database, user.id)) {
    const { siteUrl, findKeyring, now } = deps
    firstStepCookie(siteUrl).write(context, await seal(firstStep, await findKeyring(), { userId: user.id }, now()))
    throw new HttpError(403, 'Please enter the code of your authenticator app.', { code: 'two_factor_required' })
  }
  await startBrowserSession(context, database, user, deps)
}

/** The second step of a sign-in, with a code of the authenticator app or a recovery code. */
export function secondStepRoute(app: Hono, deps: AccountRoutesDeps & SecondStepDeps): void {
  const { siteUrl, getDatabase, getNetwork, findKeyring, now } = deps
  const cookie = firstStepCookie(siteUrl)

  route(app, twoFactorApiRoutes.confirmSignIn, {
    POST: async (context) => {
      const message = 'Please enter the six digits of the code, or a recovery code.'
      const { code } = await readJson(context, confirmSignInRequest, message)
      const database = await getDatabase()
      const first = await unseal(firstStep, await findKeyring(), cookie.read(context) ?? '', now())
      const user = first && (await findUser(database, first.userId))
      if (!user || !(await hasTwoFactor(database, user.id))) {
        cookie.clear(context)
        throw new HttpError(401, 'This took too long. Please sign in again.', { code: 'sign_in_expired' })
      }

      const dailyKey = getDailyKey(user.id)
      const verify = async () => {
        const byDay = await consume(database, dailyKey, daily, now())
        if (byDay.status === 'blocked') {
          recordSignIn(context, byDay, user.email)
          throw tooManyAttempts(byDay.until, now())
        }
        return (await verifySecondFactor(database, user, code, deps)) ? user : undefined
      }
      // Limited apart from passwords: whoever is here knows one, and with each could reset the counters.
      const result = await attemptSignIn(database, getAttemptsKey(user.id), getNetwork(context), verify, deps)
      recordSignIn(context, result, user.email)
      if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
      if (result.status !== 'signedIn') {
        throw new HttpError(422, 'This code is wrong or was used already.', { code: 'invalid_code' })
      }
      await resetCounter(database, dailyKey)
      cookie.clear(context)
      await startBrowserSession(context, database, user, deps)
      const data = { user: publicUser(user) }
      return context.json({ success: true, message: 'You are signed in.', data } satisfies LoginResponse)
    },
  })
}

/** Forgets wrong codes of a user from everywhere. Those from one network end by themselves. */
export async function resetSecondStepFailures(database: Database, userId: string): Promise<void> {
  await resetCounter(database, getDailyKey(userId))
  await resetSignInFailures(database, getAttemptsKey(userId))
}

const getDailyKey = (userId: string) => counterKey('second step', userId)
const getAttemptsKey = (userId: string) => `second step ${userId}`

function firstStepCookie(siteUrl: string): ServerCookie {
  return serverCookie(siteUrl, 'summit_second_step', SECOND_STEP_LIFETIME_MS)
}

async function findUser(database: Database, id: string): Promise<User | undefined> {
  const [found] = await database.select().from(users).where(eq(users.id, id))
  return found
}
