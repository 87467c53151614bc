import {
  accountApiRoutes,
  apiRoutes,
  endSessionRequest,
  loginRequest,
  type LoginResponse,
  type SessionResponse,
  type SessionsResponse,
  type VisitorResponse,
} from '@summit/contract'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import type { AuthBackend } from './auth-backend.ts'
import type { SealDeps } from './sealed.ts'
import { startSessionAfterFirstStep } from './second-step.ts'
import { type BrowserSessionDeps, findBrowserSession, findBrowserUser, publicUser } from './session-cookie.ts'
import { endOtherSessions, endSession, endSessionOf, listSessions, type SessionOfUser } from './sessions.ts'
import { attemptSignIn, recordSignIn } from './sign-in.ts'
import { tooManyAttempts } from './too-many-attempts.ts'

/** Dependencies of {@link sessionRoutes}. */
export interface SessionRoutesDeps extends NetworkLimitDeps, BrowserSessionDeps, SealDeps {
  getDatabase: () => Promise<Database>
  auth: AuthBackend
}

/** The ids of this server are UUIDs, and the database refuses others. */
const request = v.object({ ...endSessionRequest.entries, id: v.pipe(v.string(), v.uuid()) })

/** A time, or now if it is later: the clock was ahead when it was stored. */
const notAfter = (now: Date, time: Date) => (time < now ? time : now)

/** Sign-in, sign-out and the current user. */
export function sessionRoutes(app: Hono, deps: SessionRoutesDeps): void {
  const { getDatabase, auth, cookie, getNetwork, now } = deps

  route(app, apiRoutes.login, {
    POST: async (context) => {
      const message = 'Please enter your email address and your password.'
      const credentials = await readJson(context, loginRequest, message)
      const database = await getDatabase()
      const verify = () => auth.verifyPassword(database, credentials)
      const result = await attemptSignIn(database, credentials.email, getNetwork(context), verify, deps)
      recordSignIn(context, result, credentials.email)
      if (result.status === 'blocked') throw tooManyAttempts(result.until, now())
      if (result.status === 'unverified') {
        const notice = 'Please verify your email address first: open the link that we sent you.'
        throw new HttpError(403, notice, { code: 'email_not_verified' })
      }
      if (result.status === 'refused')
        throw new HttpError(401, 'Invalid email or password', { code: 'invalid_credentials' })

      const { user } = result
      await startSessionAfterFirstStep(context, database, user, deps)
      const response: LoginResponse = { success: true, message: 'You are signed in.', data: { user: publicUser(user) } }
      return context.json(response)
    },
  })

  route(app, apiRoutes.logout, {
    POST: async (context) => {
      cookie.clear(context)
      const token = cookie.read(context)
      if (token) await endSession(await getDatabase(), token)
      return context.body(null, 204)
    },
  })

  route(app, apiRoutes.session, {
    GET: async (context) => {
      const user = await findBrowserUser(context, deps)
      if (!user) throw new HttpError(401, 'You are not signed in.')
      const response: SessionResponse = { user: publicUser(user) }
      return context.json(response)
    },
  })

  route(app, apiRoutes.visitor, {
    GET: async (context) => {
      const user = await findBrowserUser(context, deps)
      const response: VisitorResponse = user ? { user: publicUser(user) } : {}
      return context.json(response)
    },
  })

  route(app, accountApiRoutes.sessions, {
    GET: async (context) => {
      const current = await findBrowserSession(context, deps)
      const sessions = current ? await listAll(await getDatabase(), current) : []
      const response: SessionsResponse = {
        sessions: sessions.map(({ createdAt, seenAt, browser, system, ...session }) => ({
          ...session,
          createdAt: notAfter(now(), createdAt).toISOString(),
          seenAt: notAfter(now(), seenAt).toISOString(),
          browser: browser ?? undefined,
          system: system ?? undefined,
        })),
      }
      return context.json(response)
    },
  })

  route(app, accountApiRoutes.logoutOthers, {
    POST: async (context) => {
      const current = await findBrowserSession(context, deps)
      if (current) {
        const database = await getDatabase()
        await endOtherSessions(database, current)
        await auth.serviceSessions?.end(database, current.user)
      } else recordEvent(context, 'authz_fail')
      return context.body(null, 204)
    },
  })

  route(app, accountApiRoutes.endSession, {
    POST: async (context) => {
      const { id } = await readJson(context, request, 'Please name the session.')
      const user = await findBrowserUser(context, deps)
      const isOwn = user && (await endSessionOf(await getDatabase(), user, id)) !== 'foreign'
      if (isOwn) await auth.serviceSessions?.end(await getDatabase(), user, id)
      else recordEvent(context, 'authz_fail', user?.email)
      return context.body(null, 204)
    },
  })

  /** The sessions in browsers and at the service, the one used last first. */
  async function listAll(database: Database, current: SessionOfUser) {
    const inBrowsers = await listSessions(database, current, now())
    const atService = (await auth.serviceSessions?.list(database, current.user)) ?? []
    const others = atService.map((session) => ({ ...session, isCurrent: false, browser: null, system: null }))
    return [...inBrowsers, ...others].sort(
      (one, other) =>
        other.seenAt.getTime() - one.seenAt.getTime() || other.createdAt.getTime() - one.createdAt.getTime(),
    )
  }
}
