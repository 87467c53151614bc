import type { Hono } from 'hono'
import pino from 'pino'
import { createApp } from '../app.ts'
import { openAccounts } from '../auth-backends.ts'
import { handleRecoveries } from '../auth/core/recovery-requests.ts'
import { type Keyring, loadKeyring } from '../auth/core/keyring.ts'
import type { DemoLogin } from '../auth/embedded/demo-account.ts'
import { type Argon2, createPasswords } from '../auth/embedded/passwords.ts'
import type { Config } from '../config.ts'
import type { Database, DatabaseLink } from '../database/database.ts'
import { siteAttachments } from '../mail/attachments.ts'
import { mailQueue } from '../mail/queue.ts'
import type { Site } from '../site/site.ts'

/** What a test may choose about its app. */
export interface TestAppOptions {
  database: DatabaseLink
  config?: Partial<Config>
  argon2?: Argon2
  site?: Site
  demo?: DemoLogin | undefined
  /** What the clock shows at first. */
  begin?: Date
  /** Another app's keys, for one that takes its place. */
  keys?: Promise<Keyring>
}

/** An app without a socket, under a clock that the test moves. */
export interface TestApp {
  app: Hono
  /** Moves the clock forward by so many milliseconds. */
  pass: (ms: number) => void
  now: () => Date
  keyring: Promise<Keyring>
  /** What a running server does by itself: handles the requests for recovery mails. */
  handleRecoveries: () => Promise<'done' | 'failed'>
  /** Sends a request from an address, by default always the same one. */
  send: (path: string, init?: RequestInit, from?: string) => Promise<Response>
  /** Posts a body as JSON. */
  post: (path: string, body: unknown, init?: RequestInit, from?: string) => Promise<Response>
}

export function createTestApp({
  database,
  config,
  argon2 = plainArgon2(),
  site,
  demo,
  begin = new Date('2026-05-04T06:00:00Z'),
  keys,
}: TestAppOptions): TestApp {
  let time = begin.getTime()
  const now = () => new Date(time)
  let kept: string | undefined
  const keyring =
    keys ??
    loadKeyring({
      place: 'memory',
      read: async () => kept,
      keep: async (text) => {
        kept = text
      },
    })
  const siteConfig = {
    siteUrl: 'https://summit.example',
    rateLimit: { perAddress: 100, windowSeconds: 900 },
    trustedProxies: 0,
    mail: { delivery: 'outbox' },
    auth: { kind: 'embedded', identityPage: 'open' },
    ...config,
  } as const
  const log = pino({ level: 'silent' })
  const queueMail = mailQueue(siteConfig.mail, now)
  const passwords = createPasswords(argon2)
  const findKeyring = () => keyring
  const { siteUrl, auth } = siteConfig
  const accounts = openAccounts(auth, { siteUrl, passwords, queueMail, findKeyring, now })
  const app = createApp({
    config: siteConfig,
    database,
    passwords,
    accounts,
    queueMail,
    findKeyring,
    findDemo: async () => demo,
    readAttachment: siteAttachments(site?.files ?? new Map()),
    now,
    log,
    site,
  })
  const send: TestApp['send'] = async (path, init, from = '203.0.113.7') =>
    app.request(path, init, { incoming: { socket: { remoteAddress: from } } })
  return {
    app,
    now,
    keyring,
    handleRecoveries: async () => handleRecoveries(await database.connected(), accounts.handleRecovery, log),
    send,
    pass: (ms) => (time += ms),
    post: (path, body, init = {}, from) => {
      const headers = new Headers(init.headers)
      headers.set('Content-Type', 'application/json')
      return send(path, { ...init, method: 'POST', body: JSON.stringify(body), headers }, from)
    },
  }
}

/** A link to a database that is open already. */
export function openLink(database: Database): DatabaseLink {
  return {
    opened: async () => {},
    connected: async () => database,
    health: async () => ({ status: 'ok' }),
    close: async () => {},
  }
}

/** argon2's place taken by something quick; how the real one is called has tests of its own. */
export function plainArgon2(): Argon2 {
  return {
    hash: async (password) => `plain:${password}`,
    verify: async (passwordHash, password) => passwordHash === `plain:${password}`,
  }
}
