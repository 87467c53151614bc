import type { SignUpRequest } from '@summit/contract'
import { randomUUID, scryptSync, timingSafeEqual } from 'node:crypto'

/** What pages show of a user. */
export type User = Pick<SignUpRequest, 'name' | 'email'>

interface Account {
  user: User
  salt: string
  hash: Buffer
}

// Next has a copy of this module in each of its bundles; they share what is on `globalThis`.
const store = globalThis as { accounts?: Map<string, Account>; sessions?: Map<string, User> }
const accounts = (store.accounts ??= new Map())
const sessions = (store.sessions ??= new Map())

const hashPassword = (password: string, salt: string) => scryptSync(password, salt, 32)

/** Creates an account. Null if the address has one already. */
export function createAccount(user: User, password: string): User | null {
  const email = user.email.toLowerCase()
  if (accounts.has(email)) return null
  const salt = randomUUID()
  accounts.set(email, { user, salt, hash: hashPassword(password, salt) })
  return user
}

/** The user with this address and password. As long for an address without an account as for a wrong password. */
export function findUser(email: string, password: string): User | null {
  const account = accounts.get(email.toLowerCase())
  const hash = hashPassword(password, account?.salt ?? '')
  return account && timingSafeEqual(hash, account.hash) ? account.user : null
}

/** Starts a session, and returns the secret that it is known by. */
export function startSession(user: User): string {
  const secret = randomUUID()
  sessions.set(secret, user)
  return secret
}

/** The user of a session; null if there is none, or none any more. */
export const findSessionUser = (secret = ''): User | null => sessions.get(secret) ?? null

/** Ends a session. */
export const endSession = (secret = '') => void sessions.delete(secret)
