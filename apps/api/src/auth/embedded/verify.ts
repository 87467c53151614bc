import type { Context } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../database/database.ts'
import { readJson } from '../../http/body.ts'
import { AuthFault, expiredLink } from '../core/auth-error.ts'
import { redeem } from './one-time-tokens.ts'
import { type SignedIn, startTokenSession } from './token-sessions.ts'

const field = v.nullish(v.string(), '')
const verifyCall = v.object({
  type: field,
  token_hash: field,
  token: field,
  email: field,
  phone: field,
  redirect_to: field,
})

/** The types of links that Supabase's mails have. Ours has one, and the others open nothing. */
const mailTypes = new Set(['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'])

/** Opens a session with the token from a mail's link, once. */
export async function verify(context: Context, database: Database, now: Date): Promise<SignedIn> {
  const call = await readJson(context, verifyCall, 'Verify requires a token hash and a type')
  if (call.type === '') throw invalid('Verify requires a verification type')
  if (call.token === '' && call.token_hash === '') throw invalid('Verify requires either a token or a token hash')
  if (call.token_hash !== '' && (call.email || call.phone || call.redirect_to)) {
    throw invalid('Only the token_hash and type should be provided')
  }
  if (!mailTypes.has(call.type)) throw invalid('Invalid email verification type')

  const granted = await database.transaction(async (transaction) => {
    const redeemed = call.type === 'recovery' ? await redeem(transaction, call.token_hash, 'recovery') : undefined
    if (!redeemed || redeemed.expiresAt <= now) return undefined
    const { user } = redeemed
    return { user, session: await startTokenSession(transaction, user, 'otp', now) }
  })
  if (!granted) throw expiredLink()
  return granted
}

function invalid(message: string): AuthFault {
  return new AuthFault(400, 'validation_failed', message)
}
