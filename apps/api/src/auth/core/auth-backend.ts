import type { Provider } from '@summit/contract'
import type { Database } from '../../database/database.ts'
import type { User } from '../../schema.ts'
import type { Weakness } from './password-rules.ts'
import type { HandleRecovery } from './recovery-requests.ts'
import type { CheckPassword } from './sign-in.ts'

/** The outcome of changing a password. */
export type PasswordChange =
  | { status: 'changed'; user: User }
  /** The access token is invalid, or its session has ended. */
  | { status: 'signedOut' }
  /** The session was not opened by a link from a mail, or too long ago. */
  | { status: 'unproven' }
  | { status: 'weak'; weakness: Weakness }
  /** It is the present password. */
  | { status: 'same' }

/** How long after a link from a mail was opened the password may be changed, in milliseconds. */
export const PROOF_MS = 60 * 60_000

/** What the site's calls ask of the authentication service, be it our own or a Supabase Auth. */
export interface Accounts {
  checkPassword: (database: Database) => CheckPassword
  /** The address where a visitor signs in with a provider; undefined where that is not possible. */
  socialAddress: (provider: Provider, challenge: string) => string | undefined
  /** Whose code this is, or undefined when it is not good, or not for who has this verifier. */
  redeemCode: (database: Database, code: string, verifier: string) => Promise<User | undefined>
  handleRecovery: HandleRecovery
  changePassword: (database: Database, accessToken: string, password: string) => Promise<PasswordChange>
}
