import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  accountApiRoutes,
  addPasskeyRequest,
  apiRoutes,
  callbackRequest,
  changeEmailRequest,
  changeNameRequest,
  changePasswordRequest,
  codeApiRoutes,
  contactRequest,
  endSessionRequest,
  forgotPasswordRequest,
  loginRequest,
  identityApiRoutes,
  linkIdentityRequest,
  newPasskeyOptionsRequest,
  newsletterRequest,
  passkeyApiRoutes,
  removePasskeyRequest,
  sendCodeRequest,
  signInWithCodeRequest,
  signInWithPasskeyRequest,
  signUpRequest,
  twoFactorApiRoutes,
  twoFactorPasswordRequest,
  updatePasswordRequest,
  verifyEmailRequest,
} from '@summit/contract'
import * as v from 'valibot'
import type { Mail } from '../check.ts'

/** A request to the back end. */
export interface ApiRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}

/** Its response. */
export interface ApiResponse {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Changes a response before it is sent. */
export type Alter = (request: ApiRequest, response: ApiResponse) => void

/** The origin of the site. */
export const site = 'https://site.example'

/** The back end's only account. */
export const account = { email: 'ada@example.org', password: 'correct horse' }
const user = { name: 'Ada Keller', email: account.email }

const json = (status: number, body: unknown, headers: Record<string, string> = {}): ApiResponse => ({
  status,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  body,
})
const refusal = (status: number, message: string, headers?: Record<string, string>) =>
  json(status, { success: false, message }, headers)

/** A small back end in memory that follows the contract, but for what `alter` changes. */
export async function openBackEnd(alter: Alter = () => {}) {
  const sessions = new Set<string>()
  const links = new Set<string>()
  const tokens = new Set<string>()
  const codes = new Map<string, string>()
  const mails: Mail[] = []
  /** Passwords by address, once it is verified, and sign-ups by the token of their link. */
  const passwords = new Map<string, string>([[account.email, account.password]])
  const signUps = new Map<string, { email: string; password: string }>()

  const getSession = ({ headers }: ApiRequest) => /session=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? ''

  const startSession = () => {
    const session = randomUUID()
    sessions.add(session)
    const cookie = `session=${session}; Path=/; HttpOnly; SameSite=Lax`
    return json(200, { success: true, data: { user } }, { 'Set-Cookie': cookie })
  }

  /** Names a session without giving it away. */
  const toId = (session: string) => session.slice(0, 8)

  type Answer = (request: ApiRequest) => ApiResponse

  /** Answers a request with a session, and refuses all others. */
  const signedIn =
    (answer: Answer): Answer =>
    (request) =>
      sessions.has(getSession(request)) ? answer(request) : refusal(401, 'Please sign in.')

  /** Answers a request with a session and the password. */
  const confirmed = (schema: v.GenericSchema<unknown, { currentPassword: string }>, answer: Answer): Answer =>
    signedIn((request) => {
      const parsed = v.safeParse(schema, request.body)
      if (!parsed.success) return refusal(400, 'Please enter your password.')
      const isRight = passwords.get(account.email) === parsed.output.currentPassword
      return isRight ? answer(request) : refusal(422, 'Wrong password')
    })

  const routes: Record<string, Answer> = {
    [`GET ${apiRoutes.health}`]: () => json(200, { status: 'ok' }),
    [`GET ${apiRoutes.demo}`]: () => json(200, {}),
    [`GET ${apiRoutes.google}`]: () => ({ status: 302, headers: { Location: 'https://google.example' }, body: '' }),
    [`GET ${apiRoutes.apple}`]: () => ({ status: 302, headers: { Location: 'https://apple.example' }, body: '' }),
    [`POST ${apiRoutes.login}`]: ({ body }) => {
      if (!v.is(loginRequest, body)) return refusal(400, 'Please enter your email address and your password.')
      if (passwords.get(body.email) !== body.password) return refusal(401, 'Wrong password')
      return startSession()
    },
    [`POST ${apiRoutes.logout}`]: (request) => {
      sessions.delete(getSession(request))
      return { status: 204, headers: {}, body: '' }
    },
    [`GET ${apiRoutes.session}`]: (request) =>
      sessions.has(getSession(request)) ? json(200, { user }) : refusal(401, 'You are not signed in.'),
    [`GET ${apiRoutes.visitor}`]: (request) => json(200, sessions.has(getSession(request)) ? { user } : {}),
    [`GET ${accountApiRoutes.sessions}`]: (request) => {
      const current = getSession(request)
      const time = new Date(0).toISOString()
      const all = [...sessions].map((each) => ({
        id: toId(each),
        isCurrent: each === current,
        createdAt: time,
        seenAt: time,
      }))
      return json(200, { sessions: sessions.has(current) ? all : [] })
    },
    [`POST ${accountApiRoutes.logoutOthers}`]: (request) => {
      const current = getSession(request)
      if (sessions.has(current)) {
        sessions.clear()
        sessions.add(current)
      }
      return { status: 204, headers: {}, body: '' }
    },
    [`POST ${accountApiRoutes.endSession}`]: (request) => {
      const { id } = v.parse(endSessionRequest, request.body)
      const found = [...sessions].find((each) => toId(each) === id)
      if (found && sessions.has(getSession(request))) sessions.delete(found)
      return { status: 204, headers: {}, body: '' }
    },
    [`POST ${apiRoutes.callback}`]: ({ body }) =>
      refusal(v.is(callbackRequest, body) ? 401 : 400, 'This sign-in could not be completed.'),
    [`POST ${apiRoutes.forgotPassword}`]: ({ body }) => {
      if (!v.is(forgotPasswordRequest, body)) return refusal(400, 'Please enter a valid email address')
      if (body.email === account.email) {
        const link = randomUUID()
        links.add(link)
        mails.unshift({ to: body.email, text: `${site}/auth/confirm?token_hash=${link}&type=recovery` })
      }
      return json(200, { success: true })
    },
    [`POST ${apiRoutes.authService}/verify`]: ({ body }) => {
      const { token_hash } = v.parse(v.object({ token_hash: v.string() }), body)
      if (!links.delete(token_hash)) return json(403, { code: 'otp_expired', message: 'Email link is invalid' })
      const access_token = randomUUID()
      tokens.add(access_token)
      return json(200, { access_token, user })
    },
    [`POST ${apiRoutes.updatePassword}`]: ({ body, headers }) => {
      if (!tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')) return refusal(401, 'This link is invalid.')
      if (!v.is(updatePasswordRequest, body)) return refusal(422, 'Password must be at least 8 characters')
      passwords.set(account.email, body.password)
      return json(200, { success: true })
    },
    [`POST ${accountApiRoutes.deleteAccount}`]: confirmed(v.object({ currentPassword: v.string() }), () =>
      json(200, {}),
    ),
    [`GET ${accountApiRoutes.capabilities}`]: () =>
      json(200, {
        capabilities: [
          'changeEmail',
          'changeName',
          'changePassword',
          'codeSignIn',
          'deleteAccount',
          'exportData',
          'identities',
          'passkeys',
          'twoFactor',
          'fly',
        ],
      }),
    [`POST ${accountApiRoutes.changeEmail}`]: confirmed(changeEmailRequest, () => json(200, { success: true })),
    [`POST ${accountApiRoutes.confirmEmailChange}`]: () => refusal(422, 'Wrong code'),
    [`POST ${accountApiRoutes.changeName}`]: signedIn(({ body }) =>
      v.is(changeNameRequest, body) ? json(200, {}) : refusal(400, 'Please enter your name.'),
    ),
    [`GET ${accountApiRoutes.exportData}`]: signedIn(() => json(200, { account })),
    [`POST ${accountApiRoutes.changePassword}`]: signedIn(({ body }) => {
      if (!v.is(changePasswordRequest, body)) return refusal(422, 'Password must be at least 8 characters')
      if (passwords.get(account.email) !== body.currentPassword) return refusal(422, 'Wrong password')
      passwords.set(account.email, body.password)
      return json(200, { success: true })
    }),
    [`POST ${apiRoutes.signUp}`]: ({ body }) => {
      if (!v.is(signUpRequest, body)) return refusal(400, 'Please enter one email address and a longer password.')
      if (!passwords.has(body.email)) {
        const token = randomUUID()
        signUps.set(token, body)
        mails.unshift({ to: body.email, text: `${site}/auth/verify-email?token_hash=${token}&type=signup` })
      }
      return json(200, { success: true, data: { verifyEmail: true } })
    },
    [`POST ${apiRoutes.verifyEmail}`]: ({ body }) => {
      const { token } = v.parse(verifyEmailRequest, body)
      const signUp = signUps.get(token)
      if (!signUp) return refusal(403, 'This link is invalid.')
      signUps.delete(token)
      passwords.set(signUp.email, signUp.password)
      return json(200, { success: true })
    },
    [`POST ${codeApiRoutes.sendCode}`]: ({ body }) => {
      if (!v.is(sendCodeRequest, body)) return refusal(400, 'Please enter a valid email address')
      if (body.email === account.email) {
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        codes.set(body.email, code)
        mails.unshift({ to: body.email, text: `Your code:\n${code}` })
      }
      return json(200, { success: true })
    },
    [`POST ${codeApiRoutes.signInWithCode}`]: ({ body }) => {
      if (!v.is(signInWithCodeRequest, body) || codes.get(body.email) !== body.code) return refusal(422, 'Wrong code')
      codes.delete(body.email)
      return startSession()
    },
    [`GET ${passkeyApiRoutes.passkeyOptions}`]: () => json(200, { options: { challenge: randomUUID() } }),
    [`POST ${passkeyApiRoutes.signInWithPasskey}`]: ({ body }) =>
      v.is(signInWithPasskeyRequest, body) ? refusal(422, 'Unknown passkey') : refusal(400, 'This is no passkey.'),
    [`GET ${passkeyApiRoutes.passkeys}`]: signedIn(() => json(200, { passkeys: [] })),
    [`POST ${passkeyApiRoutes.newPasskeyOptions}`]: confirmed(newPasskeyOptionsRequest, () =>
      json(200, { options: { challenge: randomUUID() } }),
    ),
    [`POST ${passkeyApiRoutes.addPasskey}`]: signedIn(({ body }) =>
      v.is(addPasskeyRequest, body) ? json(200, {}) : refusal(400, 'This is no passkey.'),
    ),
    [`GET ${identityApiRoutes.identities}`]: signedIn(() => json(200, { identities: [], providers: ['google'] })),
    [`POST ${identityApiRoutes.linkIdentity}`]: confirmed(linkIdentityRequest, () =>
      json(200, { url: 'https://provider.test/' }),
    ),
    [`POST ${identityApiRoutes.unlinkIdentity}`]: confirmed(linkIdentityRequest, () => json(200, {})),
    [`GET ${twoFactorApiRoutes.twoFactor}`]: signedIn(() => json(200, { recoveryCodes: 0 })),
    [`POST ${twoFactorApiRoutes.newTwoFactor}`]: confirmed(twoFactorPasswordRequest, () => {
      const secret = randomUUID()
        .replace(/[^a-f]/g, '')
        .toUpperCase()
      return json(200, { uri: `otpauth://totp/Site:ada?secret=${secret}`, secret, setup: 'sealed' })
    }),
    [`POST ${twoFactorApiRoutes.enableTwoFactor}`]: () => refusal(401, 'Please sign in.'),
    [`POST ${twoFactorApiRoutes.newRecoveryCodes}`]: () => refusal(401, 'Please sign in.'),
    [`POST ${twoFactorApiRoutes.disableTwoFactor}`]: () => refusal(401, 'Please sign in.'),
    [`POST ${twoFactorApiRoutes.confirmSignIn}`]: () => refusal(401, 'Please sign in again.'),
    [`POST ${passkeyApiRoutes.removePasskey}`]: confirmed(removePasskeyRequest, () => json(200, {})),
    [`POST ${apiRoutes.newsletterSignup}`]: ({ body }) =>
      v.is(newsletterRequest, body) ? json(200, { success: true }) : refusal(400, 'Please enter one email address.'),
    [`POST ${apiRoutes.contact}`]: ({ body }) =>
      v.is(contactRequest, body) ? json(200, { success: true }) : refusal(400, 'Please enter one email address.'),
  }

  const answer = (request: ApiRequest): ApiResponse => {
    const { method, path } = request
    if (method === 'OPTIONS') {
      return { status: 204, headers: { 'Access-Control-Allow-Headers': 'Content-Type, Authorization' }, body: '' }
    }
    const route = routes[`${method} ${path}`]
    if (route) return route(request)
    const methods = ['GET', 'POST'].filter((each) => `${each} ${path}` in routes)
    return methods.length > 0
      ? refusal(405, 'This address does not take that method.', { Allow: methods.join(', ') })
      : refusal(404, 'There is nothing at this address.')
  }

  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // SAFETY: a request is a stream of buffers.
    const chunks = (await incoming.toArray()) as Buffer[]
    const { method = '', url: path = '', headers } = incoming
    const request = { method, path, headers, body: parse(Buffer.concat(chunks).toString()) }
    const response = answer(request)
    if (headers.origin === site) {
      response.headers['Access-Control-Allow-Origin'] = site
      response.headers['Access-Control-Allow-Credentials'] = 'true'
    }
    alter(request, response)
    const { status, body } = response
    outgoing.writeHead(status, response.headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // SAFETY: the server listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    mails: async () => mails,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
