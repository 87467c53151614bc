import { accountApiRoutes, apiRoutes, sessionsResponse, visitorResponse } from '@summit/contract'
import * as v from 'valibot'
import type { Check, Context } from '../check.ts'
import {
  expectBody,
  expectNoSignIn,
  expectRefusal,
  expectStatus,
  expectThat,
  type HttpResponse,
  listCookies,
  Skipped,
  Violation,
} from '../client.ts'

const user = v.looseObject({ name: v.string(), email: v.string() })
const signedIn = v.object({ success: v.literal(true), data: v.object({ user }) })

/** Signs in, and returns the response with its cookie. */
export async function signIn(
  { client, account }: Context,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  if (!account) throw new Skipped('There is no account to sign in with: give --email and --password.')
  const response = await client(apiRoutes.login, { body: account, headers })
  expectStatus(response, 200)
  return response
}

const isFor = (given: { email: string }, { account }: Context) =>
  given.email.toLowerCase() === account?.email.toLowerCase()

/** Signs in and out, and returns the cookie. */
async function endedSession(context: Context): Promise<string> {
  const { cookie } = await signIn(context)
  await context.client(apiRoutes.logout, { method: 'POST', headers: { Cookie: cookie } })
  return cookie
}

const secretNames = /^(password|passwd|pwd)$|(hash|salt|secret|token)$/i

/** The names of properties with a secret, however deep. */
function findSecrets(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && secretNames.test(name) ? [name] : findSecrets(inner),
  )
}

/** Requires that a response is kept by no cache. */
function expectUncached(response: HttpResponse): void {
  const control = response.headers.get('Cache-Control') ?? ''
  expectThat(/no-store|private/.test(control), response, 'has no Cache-Control: no-store, so that a cache may keep it')
}

/** Sign-in and sessions. */
export const signInChecks: Check[] = [
  {
    id: 'login',
    feature: 'sign-in',
    title: 'The right password is answered with 200, success: true and the user',
    async run(context) {
      const response = await signIn(context)
      const { data } = expectBody(response, signedIn)
      expectThat(isFor(data.user, context), response, `was answered with another user, ${data.user.email}`)
      expectUncached(response)
    },
  },
  {
    id: 'login-cookie',
    feature: 'sign-in',
    title: 'Signing in sets a session cookie: HttpOnly, SameSite, for all paths, and Secure with https',
    async run(context) {
      const response = await signIn(context)
      const [cookie] = listCookies(response.headers)
      if (cookie === undefined) throw new Violation(`${response.call} set no cookie`)
      const has = (attribute: RegExp) => cookie.split(';').some((part) => attribute.test(part.trim()))
      expectThat(has(/^HttpOnly$/i), response, 'set a cookie that is not HttpOnly, which scripts can read')
      expectThat(has(/^Path=\/$/i), response, 'set a cookie that is not for Path=/')
      expectThat(
        has(context.origin ? /^SameSite=(Lax|Strict|None)$/i : /^SameSite=(Lax|Strict)$/i),
        response,
        'set a cookie without SameSite=Lax or Strict, which other sites can use',
      )
      const isSecure = !context.url.startsWith('https:') || has(/^Secure$/i)
      expectThat(isSecure, response, 'set a cookie that is not Secure')
    },
  },
  {
    id: 'login-refused',
    feature: 'sign-in',
    title: 'A wrong password is answered with 401, success: false, a message and no cookie',
    async run({ client }) {
      const body = { email: 'nobody@conformance.invalid', password: 'not the password' }
      const response = await client(apiRoutes.login, { body })
      expectNoSignIn(response, 401)
    },
  },
  {
    id: 'login-malformed',
    feature: 'sign-in',
    title: 'A sign-in without a password, or that is not JSON, is answered with 400 and a message',
    async run({ client }) {
      for (const body of [{ email: 'ada@example.org' }, '{']) {
        const response = await client(apiRoutes.login, { body })
        expectRefusal(response, 400)
      }
    },
  },
  {
    id: 'session',
    feature: 'sign-in',
    title: 'The session is answered with its user, and with 401 without a cookie',
    async run(context) {
      const refused = await context.client(apiRoutes.session)
      expectRefusal(refused, 401)
      const { cookie } = await signIn(context)
      const response = await context.client(apiRoutes.session, { headers: { Cookie: cookie } })
      expectStatus(response, 200)
      const session = expectBody(response, v.object({ user }))
      expectThat(isFor(session.user, context), response, `was answered with another user, ${session.user.email}`)
      expectUncached(response)
    },
  },
  {
    id: 'visitor',
    feature: 'sign-in',
    title: 'The visitor is an empty object when signed out',
    async run({ client }) {
      const response = await client(apiRoutes.visitor)
      expectStatus(response, 200)
      const visitor = expectBody(response, visitorResponse)
      expectThat(visitor.user === undefined, response, 'was answered with a user without a cookie')
      expectUncached(response)
    },
  },
  {
    id: 'visitor-signed-in',
    feature: 'sign-in',
    title: 'The visitor is the user when signed in',
    async run(context) {
      const { cookie } = await signIn(context)
      const response = await context.client(apiRoutes.visitor, { headers: { Cookie: cookie } })
      expectStatus(response, 200)
      expectBody(response, v.object({ user }))
    },
  },
  {
    id: 'fixation',
    feature: 'sign-in',
    title: 'Signing in opens a new session, whatever cookie the visitor had before',
    async run(context) {
      const { client } = context
      // Of a server that has cookies for visitors, that one; else the cookie of a session that was ended.
      const { cookie: ofVisitor } = await client(apiRoutes.visitor)
      const before = ofVisitor || (await endedSession(context))
      const response = await signIn(context, { Cookie: before })
      const { status } = await client(apiRoutes.session, { headers: { Cookie: before } })
      expectThat(status === 401, response, 'signed in the cookie from before, which somebody else may have planted')
    },
  },
  {
    id: 'secrets',
    feature: 'sign-in',
    title: 'The user is shown without secrets: no password, hash, salt or token',
    async run(context) {
      const response = await signIn(context)
      const headers = { Cookie: response.cookie }
      const others = [apiRoutes.session, apiRoutes.visitor].map((path) => context.client(path, { headers }))
      for (const each of [response, ...(await Promise.all(others))]) {
        const found = findSecrets(expectBody(each, v.looseObject({})))
        expectThat(found.length === 0, each, `shows ${found.join(', ')}`)
      }
    },
  },
  {
    id: 'sessions',
    feature: 'sessions',
    title: 'The sessions are those of the user when signed in, with one that is current, and none when signed out',
    async run(context) {
      const signedOut = await context.client(accountApiRoutes.sessions)
      if (signedOut.status === 404) throw new Skipped('It does not list sessions, which is optional.')
      expectStatus(signedOut, 200)
      const none = expectBody(signedOut, sessionsResponse)
      expectThat(none.sessions.length === 0, signedOut, 'was answered with sessions without a cookie')
      const { cookie } = await signIn(context)
      const response = await context.client(accountApiRoutes.sessions, { headers: { Cookie: cookie } })
      expectStatus(response, 200)
      const current = expectBody(response, sessionsResponse).sessions.filter(({ isCurrent }) => isCurrent)
      expectThat(current.length === 1, response, `was answered with ${current.length} current sessions, not one`)
      expectUncached(response)
    },
  },
  {
    id: 'logout-others',
    feature: 'sessions',
    title: 'Ending the other sessions is answered with 204 and leaves the current one',
    async run(context) {
      const { cookie: other } = await signIn(context)
      const { cookie } = await signIn(context)
      const response = await context.client(accountApiRoutes.logoutOthers, {
        method: 'POST',
        headers: { Cookie: cookie },
      })
      if (response.status === 404) throw new Skipped('It does not end other sessions, which is optional.')
      expectStatus(response, 204)
      const getStatus = async (each: string) =>
        (await context.client(apiRoutes.session, { headers: { Cookie: each } })).status
      expectThat((await getStatus(cookie)) === 200, response, 'ended the current session')
      expectThat((await getStatus(other)) === 401, response, 'left another session open')
    },
  },
  {
    id: 'end-session',
    feature: 'sessions',
    title: 'Ending one session is answered with 204 and leaves the others, and needs the session of its user',
    async run(context) {
      const { cookie: first } = await signIn(context)
      const { cookie } = await signIn(context)
      const list = await context.client(accountApiRoutes.sessions, { headers: { Cookie: first } })
      if (list.status === 404) throw new Skipped('It does not list sessions, which is optional.')
      const id = expectBody(list, sessionsResponse).sessions.find(({ isCurrent }) => isCurrent)?.id
      if (id === undefined) throw new Skipped('Its sessions have no ids, which are optional.')
      const end = (headers: Record<string, string>) =>
        context.client(accountApiRoutes.endSession, { body: { id }, headers })
      const getStatus = async (each: string) =>
        (await context.client(apiRoutes.session, { headers: { Cookie: each } })).status
      const signedOut = await end({})
      expectThat((await getStatus(first)) === 200, signedOut, 'ended a session without a cookie')
      const response = await end({ Cookie: cookie })
      expectStatus(response, 204)
      expectThat((await getStatus(first)) === 401, response, 'left the session open')
      expectThat((await getStatus(cookie)) === 200, response, 'ended another session')
    },
  },
  {
    id: 'logout',
    feature: 'sign-in',
    title: 'Logging out is answered with 204 and ends the session',
    async run(context) {
      const { cookie } = await signIn(context)
      const response = await context.client(apiRoutes.logout, { method: 'POST', headers: { Cookie: cookie } })
      expectStatus(response, 204)
      const after = await context.client(apiRoutes.session, { headers: { Cookie: cookie } })
      expectThat(after.status === 401, response, 'left the session open: its cookie still works')
    },
  },
  {
    id: 'logout-signed-out',
    feature: 'sign-in',
    title: 'Logging out without a session is answered with 204',
    async run({ client }) {
      expectStatus(await client(apiRoutes.logout, { method: 'POST' }), 204)
    },
  },
]
