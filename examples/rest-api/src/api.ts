import { apiRoutes } from '@summit/contract'
import { REQUEST_TIMEOUT_MS, requestInit, type HttpClient, type HttpRequest } from '@summit/features/request'

type Texts = Partial<Record<string, string>>
interface Call extends Pick<HttpRequest, 'method'> {
  path: string
  /** The body, from that of the contract and the token of a recovery session. */
  body?: (given: Texts, token?: string) => Texts
}

/** The calls of the contract as this API has them. It has no others. */
const calls: Partial<Record<string, Call>> = {
  [apiRoutes.login]: { path: '/v1/sessions', body: ({ email, password }) => ({ login: email, secret: password }) },
  [apiRoutes.visitor]: { method: 'GET', path: '/v1/sessions/mine' },
  [apiRoutes.logout]: { method: 'DELETE', path: '/v1/sessions/mine' },
  [apiRoutes.signUp]: {
    path: '/v1/members',
    body: ({ name, email, password }) => ({ fullName: name, mail: email, secret: password }),
  },
  [apiRoutes.resend]: { path: '/v1/members/mails', body: ({ email }) => ({ mail: email }) },
  [apiRoutes.verifyEmail]: { path: '/v1/members/confirmation', body: ({ token }) => ({ key: token }) },
  [apiRoutes.forgotPassword]: { path: '/v1/secrets/mails', body: ({ email }) => ({ mail: email }) },
  [apiRoutes.updatePassword]: {
    method: 'PUT',
    path: '/v1/secrets',
    body: ({ password }, token) => ({ key: token, secret: password }),
  },
}

/** Its refusals in the words of the contract: `rate_limited` starts the countdown, `password_short` finds its field. */
const codes: Partial<Record<string, string>> = {
  'wrong-login': 'invalid_credentials',
  unconfirmed: 'email_not_verified',
  'short-secret': 'password_short',
  'used-link': 'invalid_link',
  'slow-down': 'rate_limited',
}

/** The port `request`: sends what a feature asks for as this API has it, and answers as the contract does. */
export const request: HttpClient = async ({ path, body, headers, signal, keepalive = false }) => {
  const call = calls[path]
  if (!call) return { ok: false, status: 404, statusText: 'Not Found', text: '' }
  const token = headers?.Authorization?.replace('Bearer ', '')
  const own = { ...call, body: call.body?.(body as Texts, token), keepalive }
  const signals = [AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...(signal ? [signal] : [])]
  const response = await fetch(call.path, { ...requestInit(own), signal: AbortSignal.any(signals) })
  const { ok, status, statusText } = response
  const { member, type, detail, waitSeconds } = JSON.parse((await response.text()) || '{}')
  const user = member && { name: member.fullName, email: member.mail }
  // Sign-in and sign-up read `data`, quick sign-in reads `user`.
  const answer = { success: ok, message: detail, code: codes[type], user, data: { user, verifyEmail: status === 202 } }
  return {
    ok,
    status,
    statusText,
    headers: new Headers({ 'Retry-After': waitSeconds ?? '' }),
    text: JSON.stringify(answer),
  }
}
