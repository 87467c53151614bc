import type { Client } from './client.ts'

/** Credentials of an account of the back end. */
export interface Account {
  email: string
  password: string
}

/** A mail that the back end has sent. */
export interface Mail {
  to: string
  text: string
}

/** What checks know about the back end. */
export interface Context {
  client: Client
  url: string
  /** The account to sign in with. */
  account: Account | undefined
  /** The back end's mails, the newest first. */
  mails: (() => Promise<Mail[]>) | undefined
  /** The origin of the site, if it is not the back end's. */
  origin: string | undefined
  /** The address to subscribe to the newsletter. */
  subscriber: string | undefined
  /** The password to set by recovery. */
  newPassword: string | undefined
}

/** What rules are about. A back end may be without some of it. */
export const features = [
  'health',
  'demo',
  'errors',
  'cors',
  'sign-in',
  'sessions',
  'account',
  'google',
  'apple',
  'callback',
  'recovery',
  'sign-up',
  'code-sign-in',
  'passkeys',
  'identities',
  'two-factor',
  'newsletter',
  'contact',
] as const
export type Feature = (typeof features)[number]

/** A rule of the contract. */
export interface Check {
  id: string
  feature: Feature
  /** What a back end that follows the contract does. */
  title: string
  /** Throws `Violation` or `Skipped` with the reason. */
  run: (context: Context) => Promise<void>
}
