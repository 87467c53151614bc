import {
  apiRoutes,
  loginRequest,
  type LoginResponse,
  type SessionResponse,
  type VisitorResponse,
} from '@summit/contract'
import type { Context, Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import type { User } from '../../schema.ts'
import { CallError } from '../../http/http-error.ts'
import { serveCall } from '../../http/route.ts'
import { readJson } from '../../http/body.ts'
import { retryAfter } from '../../http/retry-after.ts'
import type { SiteCookie } from '../../http/site-cookie.ts'
import type { Accounts } from './auth-backend.ts'
import { shownUser, signInBrowser } from './session-cookie.ts'
import { endSession, findSessionUser } from './sessions.ts'
import { attemptSignIn, type SignInParts } from './sign-in.ts'

/** What the account calls need of the rest of the server. */
export interface AuthParts extends SignInParts {
  connected: () => Promise<Database>
  accounts: Accounts
  cookie: SiteCookie
  /** The network a request comes from. */
  originOf: (context: Context) => string
}

/** Signing in, signing out, and who is signed in. */
export function serveAuth(app: Hono, parts: AuthParts): void {
  const { connected, accounts, cookie, originOf, now } = parts

  serveCall(app, apiRoutes.login, {
    POST: async (context) => {
      const call = await readJson(context, loginRequest, 'Please enter your email address and your password.')
      const database = await connected()
      const check = accounts.checkPassword(database)
      const result = await attemptSignIn(database, call, originOf(context), check, parts)
      if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
      if (result.status === 'refused') throw new CallError(401, 'Invalid email or password')

      const { user } = result
      await signInBrowser(context, database, cookie, user, now())
      const answer: LoginResponse = { success: true, message: 'You are signed in.', data: { user: shownUser(user) } }
      return context.json(answer)
    },
  })

  serveCall(app, apiRoutes.logout, {
    POST: async (context) => {
      cookie.clear(context)
      const token = cookie.read(context)
      if (token) await endSession(await connected(), token)
      return context.body(null, 204)
    },
  })

  serveCall(app, apiRoutes.session, {
    GET: async (context) => {
      const user = await visitor(context)
      if (!user) throw new CallError(401, 'You are not signed in.')
      const answer: SessionResponse = { user: shownUser(user) }
      return context.json(answer)
    },
  })

  serveCall(app, apiRoutes.visitor, {
    GET: async (context) => {
      const user = await visitor(context)
      const answer: VisitorResponse = user ? { user: shownUser(user) } : {}
      return context.json(answer)
    },
  })

  async function visitor(context: Context): Promise<User | undefined> {
    const token = cookie.read(context)
    return token ? findSessionUser(await connected(), token, now()) : undefined
  }
}

function tooManyAttempts(until: Date, now: Date): CallError {
  const { seconds, headers } = retryAfter(until, now)
  return new CallError(429, `Too many attempts. Please try again in ${inWords(seconds)}.`, headers)
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
