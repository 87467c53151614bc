import type { Hono } from 'hono'
import pino, { type Logger } from 'pino'
import { createApp } from '../app.ts'
import { createAuthBackend } from '../auth-backends.ts'
import { deleteDueAccounts } from '../auth/core/account-deletion.ts'
import type { DemoAccount } from '../auth/core/auth-backend.ts'
import { type Keyring, loadKeyring } from '../auth/core/keyring.ts'
import { processMailRequests } from '../auth/core/mail-requests.ts'
import { type Argon2, createPasswords } from '../auth/core/passwords.ts'
import type { Config } from '../config.ts'
import type { Database, LazyDatabase } from '../database/database.ts'
import { getClientNetwork } from '../http/client-address.ts'
import { siteAttachments } from '../mail/attachments.ts'
import { mailQueue } from '../mail/queue.ts'
import { fixedWindow } from '../rate-limit/rate-limit.ts'
import type { Site } from '../site/site.ts'

/** Options of {@link createTestApp}. */
export interface TestAppOptions {
  database: LazyDatabase
  config?: Partial<Config>
  argon2?: Argon2
  site?: Site
  demo?: DemoAccount | undefined
  /** Initial time of the app's clock. */
  begin?: Date
  /** Keys of another app, for an app that replaces it. */
  keys?: Promise<Keyring>
  log?: Logger
  isDraining?: () => boolean
}

/** An app without a socket, whose clock the test controls. */
export interface TestApp {
  app: Hono
  /** Advances the clock, in ms. */
  pass: (ms: number) => void
  now: () => Date
  keyring: Promise<Keyring>
  /** Handles pending requests for recovery links, as the server's worker does. */
  processMailRequests: () => Promise<'done' | 'failed'>
  /** Deletes the accounts whose time has come, as the server does every ten minutes. */
  deleteDueAccounts: () => Promise<void>
  /** Sends a request from a client address, by default always the same. */
  send: (path: string, init?: RequestInit, from?: string) => Promise<Response>
  /** Posts a JSON body. */
  post: (path: string, body: unknown, init?: RequestInit, from?: string) => Promise<Response>
}

/** Creates an app for tests, on the embedded authentication back end by default. */
export function createTestApp({
  database,
  config,
  argon2 = plainArgon2(),
  site,
  demo,
  begin = new Date('2026-05-04T06:00:00Z'),
  keys,
  log = pino({ level: 'silent' }),
  isDraining = () => false,
}: TestAppOptions): TestApp {
  let time = begin.getTime()
  const now = () => new Date(time)
  let stored: string | undefined
  const keyring =
    keys ??
    loadKeyring(
      {
        location: 'memory',
        read: async () => stored,
        save: async (text) => {
          stored = text
        },
        replace: async (_, text) => {
          stored = text
        },
      },
      begin,
    )
  const appConfig = {
    siteUrl: 'https://summit.example',
    rateLimit: { max: 100, windowSeconds: 900 },
    trustedProxies: 0,
    mail: { delivery: 'outbox' },
    auth: { kind: 'embedded', identityPage: 'open' },
    demo: { status: 'absent' },
    dataDir: 'unused',
    contactTo: undefined,
    accounts: 'demo',
    minPasswordLength: 8,
    vitalsShare: 0,
    ...config,
  } as const
  const queueMail = mailQueue(appConfig.mail, now)
  const findKeyring = () => keyring
  const passwords = createPasswords(argon2)
  const auth = createAuthBackend(appConfig.auth, {
    ...appConfig,
    database,
    passwords,
    ipLimit: fixedWindow(appConfig.rateLimit),
    getNetwork: getClientNetwork(appConfig.trustedProxies),
    queueMail,
    findKeyring,
    now,
    log,
  })
  const app = createApp({
    config: appConfig,
    database,
    auth,
    queueMail,
    findKeyring,
    findDemo: async () => demo,
    passwords,
    readAttachment: siteAttachments(site?.files ?? new Map()),
    now,
    log,
    site,
    metrics: undefined,
    isDraining,
  })
  const send: TestApp['send'] = async (path, init = {}, from = '203.0.113.7') => {
    const headers = new Headers(init.headers)
    // The same for all requests, so that tests can compare the headers of responses.
    headers.set('X-Request-Id', 'test')
    return app.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress: from } } })
  }
  return {
    app,
    now,
    keyring,
    processMailRequests: async () => {
      const { failed } = await processMailRequests(await database.get(), auth, log)
      return failed === 0 ? 'done' : 'failed'
    },
    deleteDueAccounts: async () => deleteDueAccounts(await database.get(), auth, now()),
    send,
    pass: (ms) => (time += ms),
    post: (path, body, init = {}, from) => {
      const headers = new Headers(init.headers)
      headers.set('Content-Type', 'application/json')
      return send(path, { ...init, method: 'POST', body: JSON.stringify(body), headers }, from)
    },
  }
}

/** A lazy database that is already open. */
export function openDatabase(database: Database): LazyDatabase {
  return {
    opened: async () => {},
    get: async () => database,
    health: async () => ({ status: 'ok' }),
    close: async () => {},
  }
}

/** A fast replacement for argon2. The real one has tests of its own. */
export function plainArgon2(): Argon2 {
  return {
    hash: async (password) => `plain:${password}`,
    verify: async (passwordHash, password) => passwordHash === `plain:${password}`,
  }
}
