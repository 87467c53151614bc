import { callPaths, loginCall, type LoginAnswer, type SessionAnswer } from '@summit/features/contract'
import type { Context, Hono } from 'hono'
import type { Database } from '../database/database.ts'
import type { User } from '../database/schema.ts'
import { CallError } from '../http/call-error.ts'
import { serveCall } from '../http/call.ts'
import { readJson } from '../http/body.ts'
import { retryAfter } from '../http/retry-after.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { Passwords } from './passwords.ts'
import { endSession, findSessionUser, startSession } from './sessions.ts'
import { attemptSignIn, type SignInParts } from './sign-in.ts'
import { checkPassword } from './users.ts'

/** What the account calls need of the rest of the server. */
export interface AuthParts extends SignInParts {
  connected: () => Promise<Database>
  passwords: Passwords
  cookie: SessionCookie
  /** The network a request comes from. */
  originOf: (context: Context) => string
}

/** Signing in, signing out, and who is signed in. */
export function serveAuth(app: Hono, parts: AuthParts): void {
  const { connected, cookie, passwords, originOf, now } = parts

  serveCall(app, callPaths.login, {
    POST: async (context) => {
      const call = await readJson(context, loginCall, 'Please enter your email address and your password.')
      const database = await connected()
      const check = checkPassword(database, passwords)
      const result = await attemptSignIn(database, call, originOf(context), check, parts)
      if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
      if (result.status === 'refused') throw new CallError(401, 'Invalid email or password')

      const previous = cookie.read(context)
      if (previous) await endSession(database, previous)
      cookie.write(context, await startSession(database, result.user, now()))
      const answer: LoginAnswer = { success: true, message: 'You are signed in.', data: { user: shown(result.user) } }
      return context.json(answer)
    },
  })

  serveCall(app, callPaths.logout, {
    POST: async (context) => {
      cookie.clear(context)
      const token = cookie.read(context)
      if (token) await endSession(await connected(), token)
      return context.body(null, 204)
    },
  })

  serveCall(app, callPaths.session, {
    GET: async (context) => {
      const token = cookie.read(context)
      const user = token && (await findSessionUser(await connected(), token, now()))
      if (!user) throw new CallError(401, 'You are not signed in.')
      const answer: SessionAnswer = { user: shown(user) }
      return context.json(answer)
    },
  })
}

/** What of a user leaves the server. */
function shown({ id, email, name }: User) {
  return { id, email, name }
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
