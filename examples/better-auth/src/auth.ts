import type { SignOut } from '@summit/features/dashboard'
import type { SendResetLink } from '@summit/features/forgot-password'
import { paths } from '@summit/features/paths'
import { requestInit, type HttpRequest } from '@summit/features/request'
import type { SignInPort } from '@summit/features/sign-in'
import type { SignUpPort } from '@summit/features/sign-up'
import type { ResendPort } from '@summit/features/sign-up/verification'
import type { UpdatePasswordPort } from '@summit/features/update-password'
import type { VerifyEmailPort } from '@summit/features/verify-email'
import type { User } from 'better-auth'

/** better-auth's codes in the words of the contract, for which `/locales` has texts. */
const codes: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid_credentials',
  EMAIL_NOT_VERIFIED: 'email_not_verified',
  PASSWORD_TOO_SHORT: 'password_short',
  INVALID_TOKEN: 'invalid_link',
}

/** Sends a call of better-auth. Without a readable response it rejects, which the ports count as unreachable. */
async function send<Data>(path: string, init: Omit<HttpRequest, 'path'>) {
  const response = await fetch(`/api/auth${path}`, { ...requestInit({ path, ...init }), signal: init.signal ?? null })
  const answer = await response.json()
  if (response.ok) return { ok: true, ...(answer as Data) } as const
  const code = response.status === 429 ? 'rate_limited' : (codes[answer.code] ?? answer.code)
  const retryAfter = Number(response.headers.get('X-Retry-After')) || undefined
  return { ok: false, reason: 'refused', message: answer.message, code, retryAfter } as const
}

/** The user of the server's session, null if there is none, undefined if it does not say. */
export const currentUser = () =>
  send<{ user?: User }>('/get-session', { method: 'GET' }).then((result) =>
    result.ok ? (result.user ?? null) : undefined,
  )

export const signIn: SignInPort = ({ email, password, remember: rememberMe }, signal) =>
  send<{ user: User }>('/sign-in/email', { body: { email, password, rememberMe }, signal })

export const signUp: SignUpPort = async ({ name, email, password }, signal) => {
  const sent = await send<{ token: unknown; user: User }>('/sign-up/email', { body: { name, email, password }, signal })
  if (sent.ok) return sent.token ? sent : { ok: true, verifyEmail: email }
  return sent.code === 'password_short' ? { ...sent, field: 'password' } : sent
}

export const resendLink: ResendPort = (body, signal) => send('/send-verification-email', { body, signal })

export const verifyEmail: VerifyEmailPort = async ({ token }, signal) => {
  const result = await send(`/verify-email?token=${encodeURIComponent(token)}`, { method: 'GET', signal })
  return result.ok ? { ok: true, user: (await currentUser()) ?? undefined } : result
}

export const sendResetLink: SendResetLink = async ({ email }, signal) => {
  const result = await send('/request-password-reset', { body: { email, redirectTo: paths.updatePassword }, signal })
  return result.ok ? { ok: true, email } : result
}

export const updatePassword: UpdatePasswordPort = ({ password, accessToken: token }, signal) =>
  send('/reset-password', { body: { newPassword: password, token }, signal })

export const signOut: SignOut = () => send('/sign-out', { keepalive: true })
