import type { LoginRequest, Provider, SignInWithCodeRequest, SignUpRequest } from '@summit/contract'
import type { Hono } from 'hono'
import type { Database } from '../../database/database.ts'
import type { PasswordWeakness } from './password-rules.ts'
import type { User } from './tables.ts'

/**
 * An authentication back end: the embedded service, or a Supabase project. The routes of this folder depend on it only, so
 * a back end can be removed by deleting its folder and its line in `auth-backends.ts`.
 */
export interface AuthBackend {
  /** Serves `/auth/v1` in Supabase Auth's wire format. */
  service: Hono
  /** Prepares a newly opened database. Resolves to the demo account, if there is one. */
  prepare: (database: Database) => Promise<DemoAccount | undefined>
  /** The user with these credentials; `unverified` for those of a sign-up whose link was not opened yet. */
  verifyPassword: (database: Database, credentials: LoginRequest) => Promise<User | 'unverified' | undefined>
  /** The URL at which OAuth sign-in starts, or undefined if the provider is not available. */
  authorizeUrl: (provider: Provider, challenge: string) => string | undefined
  /** Exchanges an authorization code for its user; undefined if the code is invalid or the PKCE verifier does not match. */
  exchangeCode: (database: Database, code: string, verifier: string) => Promise<User | undefined>
  /**
   * Sends a recovery link if the address has an account, and deletes the request in the same transaction. A request that
   * no longer exists was already handled.
   */
  handleRecovery: (database: Database, request: MailRequest) => Promise<void>
  /** Sends a code for signing in if the address has an account, and deletes the request, as recovery does. */
  handleCode: (database: Database, request: MailRequest) => Promise<void>
  /** The user of a mailed code; undefined if it is wrong or has expired. It is valid once. */
  verifyCode: (database: Database, attempt: SignInWithCodeRequest) => Promise<User | undefined>
  /** Sets a new password in a session that a recovery link has started. */
  changePassword: (database: Database, accessToken: string, password: string) => Promise<PasswordChange>
  /** Sets a new password for a user whose current one was verified just now. Ends all sessions of the user. */
  replacePassword: (database: Database, user: User, passwords: PasswordReplacement) => Promise<PasswordChange>
  /** Changes the name of a user. Undefined if the service cannot: then no name is changed. */
  changeName: ((database: Database, user: User, name: string) => Promise<User>) | undefined
  /**
   * Changes the address of a user who has confirmed both at the service, if that is another one: not in a transaction,
   * which would wait for it. Resolves to what changes it here, or to undefined if the new one has an account. What was
   * mailed to the address before becomes invalid. Undefined if the service cannot: then no address is changed.
   */
  changeEmail: ((user: User, email: string) => Promise<StoreEmail | undefined>) | undefined
  /** Links identities at Google and Apple. Undefined if the service cannot: then none is linked. */
  identityLinks: IdentityLinks | undefined
  /**
   * Ends the sessions and links of the service itself, of a user whose password was verified just now: those elsewhere at
   * once, not in a transaction, which would wait for it. Resolves to what ends those here.
   */
  endServiceSessions: (user: User, password: string) => Promise<(transaction: Database) => Promise<void>>
  /** The sessions of the service itself, beside those in browsers. Undefined if it has none, or tells of none. */
  serviceSessions: ServiceSessions | undefined
  /**
   * Deletes what the service has of a user besides the row: not in a transaction, which would wait for it. Undefined if it
   * cannot: then no account is deleted.
   */
  deleteUser: ((database: Database, user: User) => Promise<void>) | undefined
  /** Creates an account, or mails the link that does. The result does not reveal whether the address has an account. */
  signUp: (database: Database, details: SignUpDetails) => Promise<SignUpResult>
  /** Mails the link of a sign-up again: of the one with this id, where the browser has it. */
  resendLink: (database: Database, email: string, id: string | undefined) => Promise<void>
  /** The user of a mailed link, whose address it proves; undefined if the link is invalid. */
  verifyEmail: (database: Database, token: string) => Promise<User | undefined>
}

/** Changes the address in the database. Resolves to undefined if the new one has an account. */
export type StoreEmail = (transaction: Database) => Promise<User | undefined>

/** Sessions of apps that hold tokens of the service. */
export interface ServiceSessions {
  /** Those of a user. */
  list: (database: Database, user: Pick<User, 'id'>) => Promise<{ id: string; createdAt: Date; seenAt: Date }[]>
  /** Ends the one with this id, if it is the user's; without an id all of the user's. */
  end: (database: Database, user: Pick<User, 'id'>, id?: string) => Promise<void>
}

/** Links and unlinks of a user's identities at Google and Apple. Each is mailed to the user. */
export interface IdentityLinks {
  /** The providers that can be linked. */
  findProviders: () => Promise<Provider[]>
  /** The URL at which linking starts, for a user whose password was verified just now; undefined if the service refuses. */
  start: (database: Database, user: User, link: LinkStart) => Promise<string | undefined>
  /**
   * Links the identity that a code stands for to the user who has started this and is signed in now. Without one, or if the
   * code is another user's, nothing is linked when it returns.
   */
  finish: (database: Database, user: User | undefined, returned: LinkReturn) => Promise<'linked' | 'taken' | 'refused'>
  /** Unlinks a provider's identities of a user whose password was verified just now. `needed`: nothing else signs in. */
  unlink: (database: Database, user: User, link: Unlink) => Promise<'unlinked' | 'needed' | 'unavailable'>
}

/** The current password, and the provider to unlink. */
export interface Unlink {
  provider: Provider
  password: string
}

/** The current password, the provider to link, and the PKCE challenge. */
export interface LinkStart extends Unlink {
  challenge: string
}

/** What came back from a provider, and the PKCE verifier. */
export interface LinkReturn {
  provider: Provider
  code: string
  verifier: string
}

/** What a visitor signs up with. The password's rules are checked. */
export type SignUpDetails = Omit<SignUpRequest, 'next'>

/** Result of a sign-up. */
export type SignUpResult =
  /** A link was mailed. `id` is that of the user it leads to. */
  | { status: 'mailed'; id: string }
  /** The service verifies no addresses. */
  | { status: 'signedIn'; user: User }
  | { status: 'weak'; weakness: PasswordWeakness }

/** How long the link of a sign-up is valid, in ms. */
export const VERIFICATION_LIFETIME_MS = 24 * 60 * 60_000

/** A request for a recovery link, or for a code for signing in. */
export interface MailRequest {
  id: string
  email: string
  kind: 'recovery' | 'code'
}

/** The current password, and the one that replaces it. */
export interface PasswordReplacement {
  current: string
  password: string
}

/** Result of changing a password. */
export type PasswordChange =
  | { status: 'changed'; user: User }
  /** The access token is invalid, its session has ended, or another change came first. */
  | { status: 'signedOut' }
  /** The session was not started by a recovery link within {@link RECOVERY_MAX_AGE_MS}. */
  | { status: 'unproven' }
  | { status: 'weak'; weakness: PasswordWeakness }
  /** The new password is the current one. */
  | { status: 'same' }

/** How long after a recovery link was opened its session may change the password, in ms. */
export const RECOVERY_MAX_AGE_MS = 60 * 60_000

/** The demo account. Its password is known until it is changed. */
export type DemoAccount = { email: string; password: { status: 'known'; text: string } | { status: 'changed' } }
