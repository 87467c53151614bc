import { confirmSignInRequest, type LoginResponse, twoFactorApiRoutes } from '@summit/contract'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { route } from '../../http/route.ts'
import { type ServerCookie, serverCookie } from '../../http/server-cookie.ts'
import { hashToken } from '../../shared/tokens.ts'
import type { AccountRoutesDeps } from './account-user.ts'
import { seal, type Seal, type SealDeps, unseal } from './sealed.ts'
import { type BrowserSessionDeps, publicUser, signInExpired, startBrowserSession } from './session-cookie.ts'
import { recordSignIn } from './sign-in.ts'
import { type User, users } from './tables.ts'
import { requireTwoFactorCode, twoFactorRequired } from './two-factor-attempts.ts'
import { hasTwoFactor } from './two-factor.ts'
import { readTypedCode } from './typed-code.ts'

/** How long the second step of a sign-in may take, in ms. */
export const SECOND_STEP_LIFETIME_MS = 10 * 60_000

/** A sign-in whose first step has passed. It ends with the password of that time, whose hash it has hashed again. */
const firstStep = {
  purpose: 'second step',
  schema: v.object({ userId: v.string(), password: v.string() }),
  lifetime: SECOND_STEP_LIFETIME_MS,
} satisfies Seal<v.GenericSchema>

/** Takes a code however it was typed. */
const request = v.object({ code: v.pipe(v.string(), v.transform(readTypedCode), confirmSignInRequest.entries.code) })

/** Signs a browser in whose user has entered a password or a mailed code. Throws 403 if a second step is to follow. */
export async function startSessionAfterFirstStep(
  context: Context,
  database: Database,
  user: User,
  deps: BrowserSessionDeps & SealDeps,
): Promise<void> {
  if (await hasTwoFactor(database, user.id)) {
    const passed = { userId: user.id, password: hashPassword(user) }
    firstStepCookie(deps.siteUrl).write(context, await seal(firstStep, passed, deps))
    throw twoFactorRequired()
  }
  await startBrowserSession(context, database, user, deps)
}

/** The second step of a sign-in, with a code of the authenticator app or a recovery code. */
export function secondStepRoute(app: Hono, deps: AccountRoutesDeps & SealDeps): void {
  const { siteUrl, getDatabase } = deps
  const cookie = firstStepCookie(siteUrl)

  route(app, twoFactorApiRoutes.confirmSignIn, {
    POST: async (context) => {
      const message = 'Please enter the six digits of the code, or a recovery code.'
      const { code } = await readJson(context, request, message)
      const database = await getDatabase()
      const first = await unseal(firstStep, cookie.read(context) ?? '', deps)
      const user = first && (await findUser(database, first.userId))
      if (!user || hashPassword(user) !== first.password || !(await hasTwoFactor(database, user.id))) {
        cookie.clear(context)
        throw signInExpired()
      }

      await requireTwoFactorCode(context, database, user, code, deps)
      recordSignIn(context, { status: 'signedIn', user }, user.email)
      cookie.clear(context)
      await startBrowserSession(context, database, user, deps)
      const data = { user: publicUser(user) }
      return context.json({ success: true, message: 'You are signed in.', data } satisfies LoginResponse)
    },
  })
}

function firstStepCookie(siteUrl: string): ServerCookie {
  return serverCookie(siteUrl, 'summit_second_step', SECOND_STEP_LIFETIME_MS)
}

const hashPassword = ({ passwordHash }: User) => hashToken(passwordHash ?? '')

async function findUser(database: Database, id: string): Promise<User | undefined> {
  const [found] = await database.select().from(users).where(eq(users.id, id))
  return found
}
