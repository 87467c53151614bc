import { mkdir } from 'node:fs/promises'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { type DemoLogin, prepareDemoAccount } from './auth/embedded/demo-account.ts'
import { createPasswords } from './auth/embedded/passwords.ts'
import { openAccounts } from './auth-backends.ts'
import { purgeExpired } from './purge.ts'
import { startRecoveries } from './auth/core/recovery-requests.ts'
import { keyFile, type Keyring, keyTable, loadKeyring } from './auth/core/keyring.ts'
import { type Config, ConfigError } from './config.ts'
import { type Connection, linkDatabase } from './database/database.ts'
import { openEmbedded, tidyEmbedded } from './database/embedded.ts'
import { requireFreeSpace } from './database/disk.ts'
import { FolderInUse, lockFolder } from './database/folder-lock.ts'
import { openPostgres } from './database/postgres.ts'
import { listen } from './http/listener.ts'
import { createLog } from './http/log.ts'
import { siteAttachments } from './mail/attachments.ts'
import { releaseClaims, startCourier } from './mail/mail-worker.ts'
import { mailQueue } from './mail/queue.ts'
import { smtpSend } from './mail/smtp.ts'
import { snapshotFolder } from './paths.ts'
import { listFiles } from './site/files.ts'
import { readSite } from './site/site.ts'
import { createStorybookApp } from './site/storybook.ts'

export { ConfigError, readConfig } from './config.ts'
export { makeSnapshot } from './database/embedded.ts'
export { FolderInUse } from './database/folder-lock.ts'
export { PortInUse } from './http/listener.ts'

/** How often expired rows are deleted, in milliseconds. */
const PURGE_EVERY_MS = 10 * 60_000

/** A server that answers. */
export interface RunningServer {
  /** Where the site listens. */
  port: number
  /** The demo account, or undefined where there is none. Comes once the database is open, however long that takes. */
  demo: Promise<DemoLogin | undefined>
  /** Serves a Storybook build on the port the configuration names, and says which it became. */
  serveStorybook: (folder: string) => Promise<number>
  /** Finishes what is under way, then closes everything. */
  stop: () => Promise<void>
}

/** What the host of the server may choose. */
export interface ServerOptions {
  /** The site's build. Without it only calls are served, as in development, where Vite serves the pages. */
  siteFolder?: string
  /** Where the pages are, if not in the site's build: those for another origin. */
  pagesFolder?: string
  /** Where files that go with mails are, while there is no site's build to take them from. */
  filesFolder?: string
}

/** Starts the server: pages answer from the first moment, calls as soon as the database has opened behind them. */
export async function startServer(
  config: Config,
  { siteFolder, pagesFolder, filesFolder }: ServerOptions = {},
): Promise<RunningServer> {
  const log = createLog()
  const isEmbedded = config.database.kind === 'embedded'
  const passwords = createPasswords()
  const now = () => new Date()
  const queueMail = mailQueue(config.mail, now)
  const site = siteFolder === undefined ? undefined : await readSite(siteFolder, pagesFolder)
  const files = site?.files ?? (filesFolder === undefined ? new Map() : await listFiles(filesFolder))
  const readAttachment = siteAttachments(files)
  let demo: DemoLogin | undefined
  let keyring: Keyring | undefined

  const database = linkDatabase({
    open: () => openDatabase(config, log),
    prepare: async (opened) => {
      keyring = await loadKeyring(isEmbedded ? keyFile(config.dataDir) : keyTable(opened))
      demo = await prepareDemoAccount(opened, passwords, config, now())
      if (isEmbedded) await releaseClaims(opened, now())
    },
    ...(isEmbedded && { check: () => requireFreeSpace(config.dataDir) }),
    onFailure: (error) => log.error({ err: error }, 'database not opened or closed'),
  })

  const findKeyring = async () => {
    await database.connected()
    if (!keyring) throw new Error('The database was opened without its keys.')
    return keyring
  }
  const findDemo = async () => {
    await database.connected()
    return demo
  }

  const accounts = openAccounts(config.auth, { siteUrl: config.siteUrl, passwords, queueMail, findKeyring, now })

  // What has been started, the last first: the order in which it is stopped.
  const started: Array<() => Promise<void>> = []
  const stop = async () => {
    for (const end of started.splice(0)) await end()
  }
  const open = async (app: Hono, port: number) => {
    const listener = await listen(app, { host: config.host, port })
    started.unshift(listener.close)
    return listener.port
  }

  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 }).catch(refuseFolder)
    if (isEmbedded) started.unshift(await lockFolder(config.dataDir).catch(refuseFolder))
    started.unshift(database.close)
    const port = await open(
      createApp({
        config,
        database,
        passwords,
        accounts,
        queueMail,
        findKeyring,
        findDemo,
        readAttachment,
        now,
        log,
        site,
      }),
      config.port,
    )
    const purging = setInterval(() => void purge(), PURGE_EVERY_MS)
    started.unshift(async () => clearInterval(purging))
    if (config.mail.delivery === 'wait') log.warn('mails wait in the database until SMTP_URL is set')
    if (config.mail.delivery === 'smtp') {
      const send = smtpSend({ ...config.mail, siteUrl: config.siteUrl, readAttachment })
      started.unshift(startCourier(database.connected, { send, now, log }).stop)
    }
    started.unshift(startRecoveries(database.connected, { handle: accounts.handleRecovery, log }).stop)
    const announced = database.opened().then(() => demo)
    // A server that is stopped before its database opened has failed at nothing.
    announced.catch(() => {})

    return {
      port,
      demo: announced,
      serveStorybook: async (folder) => open(await createStorybookApp(folder, log), config.storybookPort),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }

  function refuseFolder(error: unknown): never {
    if (error instanceof FolderInUse || !(error instanceof Error)) throw error
    throw new ConfigError(
      `The data folder ${config.dataDir} cannot be used: ${error.message}\n  Set DATA_DIR to a folder that this user may write to.`,
    )
  }

  async function purge() {
    try {
      const opened = await database.connected()
      await purgeExpired(opened, now())
      if (isEmbedded) await tidyEmbedded(opened)
    } catch (error) {
      log.warn({ err: error }, 'expired rows not deleted')
    }
  }
}

function openDatabase({ database, dataDir }: Config, log: Logger): Promise<Connection> {
  if (database.kind === 'embedded') return openEmbedded(dataDir, snapshotFolder)
  return openPostgres(database.url, (error) => log.warn({ err: error }, 'database connection lost'))
}
