import {
  apiRoutes,
  NAME_MAX,
  resendRequest,
  signUpRequest,
  type SignUpResponse,
  verifyEmailRequest,
  type VerifyEmailResponse,
} from '@summit/contract'
import { eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { HttpError } from '../../http/http-error.ts'
import { route } from '../../http/route.ts'
import { recordEvent } from '../../http/security-log.ts'
import { serverCookie } from '../../http/server-cookie.ts'
import type { NetworkLimitDeps } from '../../rate-limit/rate-limit.ts'
import { type AuthBackend, VERIFICATION_LIFETIME_MS } from './auth-backend.ts'
import { limitSignUpMails } from './limit-sign-up-mails.ts'
import { passwordWeakness, type PasswordRules, weakPasswordError } from './password-rules.ts'
import { seal, type Seal, type SealDeps, unseal } from './sealed.ts'
import { type BrowserSessionDeps, findBrowserUser, publicUser, startBrowserSession } from './session-cookie.ts'
import { users } from './tables.ts'

/** Dependencies of {@link signUpRoutes}. */
export interface SignUpRoutesDeps extends NetworkLimitDeps, BrowserSessionDeps, PasswordRules, SealDeps {
  getDatabase: () => Promise<Database>
  auth: AuthBackend
}

/** Accepts any string as the password, whose rules have errors of their own. */
const request = v.object({ ...signUpRequest.entries, password: v.string() })

/** The sign-up of this browser, kept in an encrypted cookie. */
const pending = {
  purpose: 'sign-up',
  schema: v.object({ id: v.string(), next: v.optional(v.string()) }),
  lifetime: VERIFICATION_LIFETIME_MS,
} satisfies Seal<v.GenericSchema>

/**
 * Creating an account, whose address is verified by a mailed link. Only the browser that signed up is signed in by the
 * link: one that an attacker has sent, of a sign-up with the attacker's password, signs nobody in.
 */
export function signUpRoutes(app: Hono, deps: SignUpRoutesDeps): void {
  const { siteUrl, getDatabase, auth } = deps
  const pendingCookie = serverCookie(siteUrl, 'summit_signup', pending.lifetime)
  const readPending = async (context: Context) => {
    const sealed = pendingCookie.read(context)
    return sealed === undefined ? undefined : unseal(pending, sealed, deps)
  }

  route(app, apiRoutes.signUp, {
    POST: async (context) => {
      const { next, ...details } = await readJson(context, request, messageForField)
      const weakness = passwordWeakness(details.password, details, deps)
      if (weakness) throw weakPasswordError(weakness, deps)
      const database = await getDatabase()
      const result = await limitSignUpMails(context, database, details.email, deps, async () => {
        const signedUp = await auth.signUp(database, details)
        if (signedUp.status === 'weak') throw weakPasswordError(signedUp.weakness, deps)
        return signedUp
      })
      switch (result.status) {
        case 'mailed': {
          pendingCookie.write(context, await seal(pending, { id: result.id, next }, deps))
          const message = 'Please open the link in the email that is on its way.'
          return context.json({ success: true, message, data: { verifyEmail: true } } satisfies SignUpResponse)
        }
        case 'signedIn': {
          const { user } = result
          recordEvent(context, 'user_created', user.email)
          await startBrowserSession(context, database, user, deps)
          const data = { user: publicUser(user) }
          return context.json({ success: true, message: 'Your account is ready.', data } satisfies SignUpResponse)
        }
        default:
          return result satisfies never
      }
    },
  })

  route(app, apiRoutes.resend, {
    POST: async (context) => {
      const { email } = await readJson(context, resendRequest, messageForField)
      const database = await getDatabase()
      const id = (await readPending(context))?.id
      await limitSignUpMails(context, database, email, deps, () => auth.resendLink(database, email, id))
      return context.json({ success: true, message: 'Another email is on its way.' })
    },
  })

  route(app, apiRoutes.verifyEmail, {
    POST: async (context) => {
      const { token } = await readJson(context, verifyEmailRequest, 'Please open the link in the email.')
      const database = await getDatabase()
      const verified = await auth.verifyEmail(database, token)
      const signUp = await readPending(context)
      const message = 'Your email address is verified.'
      if (!verified) {
        // The link may have been opened twice, and the first answer lost: to a reload, or with the connection.
        if (signUp && (await isUser(database, signUp.id))) {
          const user = await findBrowserUser(context, deps)
          const data = user?.id === signUp.id ? { user: publicUser(user), next: signUp.next } : undefined
          return context.json({ success: true, message, data })
        }
        recordEvent(context, 'authn_login_fail')
        const refusal = 'This link is invalid or has expired. Please sign up again.'
        throw new HttpError(403, refusal, { code: 'invalid_link' })
      }
      recordEvent(context, 'user_created', verified.email)
      if (signUp?.id !== verified.id) return context.json({ success: true, message })
      await startBrowserSession(context, database, verified, deps)
      const data: VerifyEmailResponse['data'] = { user: publicUser(verified), next: signUp.next }
      return context.json({ success: true, message, data })
    },
  })
}

async function isUser(database: Database, id: string): Promise<boolean> {
  return (await database.$count(users, eq(users.id, id))) > 0
}

/** The error message for the first invalid field. */
function messageForField(field: string | null): string {
  switch (field) {
    case 'name':
      return `Please enter your name, in at most ${NAME_MAX} characters.`
    case 'password':
      return 'Please enter a password.'
    default:
      return 'Please enter one email address, such as you@example.org.'
  }
}
