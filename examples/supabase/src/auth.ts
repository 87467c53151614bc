import type { OneTimeToken } from '@summit/features/confirm'
import type { Session } from '@summit/features/ports'
import type { Credentials } from '@summit/features/sign-in'
import type { SignUpDetails } from '@summit/features/sign-up'
import { createClient, isAuthRetryableFetchError, type AuthError, type User } from '@supabase/supabase-js'

const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
const { auth } = createClient(url || location.origin, key, { auth: { detectSessionInUrl: false } })
/** Supabase's codes in the words of the contract, for which `/locales` has texts. */
const codes: Record<string, string> = { email_not_confirmed: 'email_not_verified', otp_expired: 'invalid_link' }
/** What a port resolves with: a success and what it adds, or the failure. */
function toResult<Data, Added>({ data, error }: { data?: Data; error: AuthError | null }, add?: (data: Data) => Added) {
  if (!error) return { ok: true, ...(data && add?.(data)) } as { ok: true } & Added
  if (isAuthRetryableFetchError(error)) return { ok: false, reason: 'unreachable' } as const
  const code = error.status === 429 ? 'rate_limited' : (codes[error.code ?? ''] ?? error.code)
  const field = code === 'weak_password' ? 'password' : undefined
  return { ok: false, reason: 'refused', message: error.message, code, field } as const
}
const toUser = ({ email = '', user_metadata: { name = email } }: User) => ({ email, name })
const withUser = ({ user }: { user: User | null }) => ({ user: user ? toUser(user) : {} })

let user: User | undefined
/** Resolves once the client has read its session, which it opens, refreshes and closes by itself, in all tabs. */
export const ready = new Promise<void>((resolve) => {
  auth.onAuthStateChange((_, session) => resolve(void (user = session?.user)))
})
/** That session as the features read it. */
export const session: Session = {
  read: () => (user ? { status: 'signed-in', user: toUser(user) } : { status: 'signed-out' }),
  open: () => {},
  close: () => (user = undefined),
  watch(onChange) {
    const { subscription } = auth.onAuthStateChange(() => onChange()).data
    return () => subscription.unsubscribe()
  },
}

export const signIn = async ({ email, password }: Credentials) =>
  toResult(await auth.signInWithPassword({ email, password }), withUser)
export const signUp = async ({ email, password, name }: SignUpDetails) =>
  toResult(await auth.signUp({ email, password, options: { data: { name } } }), ({ session, user }) =>
    session ? withUser({ user }) : { verifyEmail: email },
  )
export const resendLink = async ({ email }: { email: string }) => toResult(await auth.resend({ type: 'signup', email }))
export const verify = async ({ tokenHash, type }: OneTimeToken) =>
  toResult(await auth.verifyOtp({ token_hash: tokenHash, type }), withUser)
export const sendResetLink = async ({ email }: { email: string }) =>
  toResult(await auth.resetPasswordForEmail(email), () => ({ email }))
/** The session of a recovery link permits setting a password, another one does not. */
export async function recoverySession() {
  const { session } = (await auth.getSession()).data
  const isRecovery = new URLSearchParams(location.search).get('type') === 'recovery'
  return session && isRecovery ? { accessToken: session.access_token, email: session.user.email ?? null } : null
}
/** With the old password, all sessions of the account end. */
export async function updatePassword({ password }: { password: string }) {
  const { error } = await auth.updateUser({ password })
  return error ? toResult({ error }) : signOut()
}
export const signOut = async () => toResult(await auth.signOut())
