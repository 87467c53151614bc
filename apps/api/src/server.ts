import { mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import { createApp } from './app.ts'
import { createAuthBackend } from './auth-backends.ts'
import { deleteDueAccounts } from './auth/core/account-deletion.ts'
import type { DemoAccount } from './auth/core/auth-backend.ts'
import { type Keyring, loadKeyring, readKeyring } from './auth/core/keyring.ts'
import { createKeyStore } from './auth/core/key-store.ts'
import { startMailRequestWorker } from './auth/core/mail-requests.ts'
import { createPasswords } from './auth/core/passwords.ts'
import { type Config, ConfigError } from './config.ts'
import { createLazyDatabase } from './database/database.ts'
import { requireFreeSpace } from './database/disk.ts'
import { vacuumEmbedded } from './database/embedded.ts'
import { FolderInUse, type FolderLock, lockFolder } from './database/folder-lock.ts'
import { openDatabase } from './database/open.ts'
import { getClientNetwork, getLimitedNetwork } from './http/client-address.ts'
import { listen } from './http/listener.ts'
import { createLog } from './http/log.ts'
import { siteAttachments } from './mail/attachments.ts'
import { releaseClaims, startMailWorker } from './mail/mail-worker.ts'
import { mailQueue } from './mail/queue.ts'
import { createSmtpSender } from './mail/smtp.ts'
import { buildInfo } from './operations/build-info.ts'
import { createMetrics } from './operations/metrics.ts'
import { purgeExpired } from './purge.ts'
import { fixedWindow } from './rate-limit/rate-limit.ts'
import { readFiles } from './site/files.ts'
import { readSite } from './site/site.ts'
import { createStorybookApp } from './site/storybook.ts'

/** Interval of reading rotated keys and of deleting expired rows, in ms. */
const MAINTENANCE_INTERVAL_MS = 10 * 60_000

/** A running server. */
export interface RunningServer {
  /** Port of the site. */
  port: number
  /** The demo account, if there is one. Resolves once the database is open. */
  demo: Promise<DemoAccount | undefined>
  /** Serves a Storybook build on the configured port. Resolves to that port. */
  serveStorybook: (folder: string) => Promise<number>
  /** Fails the readiness check for the draining time, then finishes open requests and closes everything. The reason is for the log. */
  stop: (reason?: string) => Promise<void>
}

/** Options of {@link startServer}. */
export interface ServerOptions {
  /** The site's build. Without it only the API is served, as in development, where Vite serves the pages. */
  siteFolder?: string
  /** Folder of mail attachments, if there is no site build. */
  filesFolder?: string
}

/** Starts the server. Pages are served at once, the API as soon as the database is open. */
export async function startServer(
  config: Config,
  { siteFolder, filesFolder }: ServerOptions = {},
): Promise<RunningServer> {
  const log = createLog()
  const isEmbedded = config.database.kind === 'embedded'
  const now = () => new Date()
  const queueMail = mailQueue(config.mail, now)
  const site = siteFolder === undefined ? undefined : await readSite(siteFolder, config)
  const files = site?.files ?? (filesFolder === undefined ? new Map() : await readFiles(filesFolder))
  const readAttachment = siteAttachments(files)
  let demo: DemoAccount | undefined
  let keyring: Keyring | undefined
  let lock: FolderLock | undefined

  const database = createLazyDatabase({
    open: () => openDatabase(config, (error) => log.warn({ err: error }, 'database connection lost')),
    prepare: async (opened) => {
      keyring = await loadKeyring(createKeyStore(config, opened), now())
      demo = await auth.prepare(opened)
      if (isEmbedded) await releaseClaims(opened, now())
      log.info('database open')
    },
    ...(isEmbedded && {
      check: async () => {
        await lock?.confirm()
        await requireFreeSpace(config.dataDir)
      },
    }),
    onFailure: (error) => log.error({ err: error }, 'database not opened or closed'),
  })

  const metrics = config.metrics && createMetrics(database, now)

  const findKeyring = async () => {
    await database.get()
    if (!keyring) throw new Error('The database was opened without its keys.')
    return keyring
  }
  const findDemo = async () => {
    await database.get()
    return demo
  }

  const passwords = createPasswords()
  const auth = createAuthBackend(config.auth, {
    ...config,
    database,
    passwords,
    ipLimit: fixedWindow(config.rateLimit),
    getNetwork: getClientNetwork(config.trustedProxies),
    queueMail,
    findKeyring,
    now,
    log,
  })

  // Stop functions in reverse order of start.
  const stops: Array<() => Promise<void>> = []
  let isDraining = false
  const close = async () => {
    for (const each of stops.splice(0)) await each()
  }
  const open = async (app: Hono, port: number, host = config.host) => {
    const listener = await listen(app, {
      host,
      port,
      getNetwork: getLimitedNetwork(config.trustedProxies),
      siteUrl: config.siteUrl,
      onError: (error) => log.warn({ err: error }, 'connection not accepted'),
    })
    stops.unshift(listener.close)
    return listener.port
  }

  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 }).catch(rejectFolder)
    if (isEmbedded) {
      lock = await lockFolder(config.dataDir).catch(rejectFolder)
      stops.unshift(lock.release)
    }
    // Closing writes to the folder.
    stops.unshift(async () => (lock?.isLost() ? undefined : database.close()))
    const app = createApp({
      config,
      database,
      auth,
      queueMail,
      findKeyring,
      findDemo,
      passwords,
      readAttachment,
      now,
      log,
      site,
      metrics,
      isDraining: () => isDraining,
    })
    const port = await open(app, config.port)
    log.info(describeStart(config, port), 'started')
    if (isOpenToThisMachine(config)) {
      log.warn(
        'mails, demo account and identity page are open to this machine: set SITE_URL, or NODE_ENV=production, before a proxy passes requests on',
      )
    }
    if (metrics && config.metrics) await open(metrics.app, config.metrics.port, config.metrics.host)
    let maintaining: Promise<void> | undefined
    const timer = setInterval(() => {
      // While a service is slow, deleting accounts may take longer than the interval.
      maintaining ??= maintain()
        .catch(reportFailure)
        .finally(() => (maintaining = undefined))
    }, MAINTENANCE_INTERVAL_MS)
    stops.unshift(async () => clearInterval(timer))
    if (config.mail.delivery === 'wait') log.warn('mails wait in the database until SMTP_URL is set')
    if (config.mail.delivery === 'smtp') {
      const limit = fixedWindow({ max: config.mailsPerHour, windowSeconds: 3600 })
      const send = createSmtpSender({ ...config.mail, siteUrl: config.siteUrl, readAttachment })
      stops.unshift(startMailWorker(database.get, { send, now, log, limit, count: metrics?.countMail }).stop)
    }
    stops.unshift(startMailRequestWorker(database.get, { auth, log }).stop)
    const demoWhenOpen = database.opened().then(() => demo)
    // Prevents an unhandled rejection when stopped before the database is open.
    demoWhenOpen.catch(() => {})

    return {
      port,
      demo: demoWhenOpen,
      serveStorybook: async (folder) =>
        open(await createStorybookApp(folder, config.siteUrl, log), config.storybookPort),
      stop: async (reason) => {
        const begun = performance.now()
        log.info({ reason, drainMs: config.drainMs }, 'stopping')
        isDraining = true
        await sleep(config.drainMs)
        await close()
        log.info({ ms: Math.round(performance.now() - begun) }, 'stopped')
      },
    }
  } catch (error) {
    await close()
    throw error
  }

  function rejectFolder(error: unknown): never {
    if (error instanceof FolderInUse || !(error instanceof Error)) throw error
    throw new ConfigError(
      `The data folder ${config.dataDir} cannot be used: ${error.message}\n  Set DATA_DIR to a folder that this user may write to.`,
    )
  }

  async function maintain() {
    const opened = await database.get()
    const readKeys = async () => {
      keyring = await readKeyring(createKeyStore(config, opened), now())
    }
    // Each for itself: rotated keys are read also while an account cannot be deleted.
    await readKeys().catch(reportFailure)
    await purgeExpired(opened, now()).catch(reportFailure)
    await deleteDueAccounts(opened, auth, now()).catch(reportFailure)
    if (isEmbedded) await vacuumEmbedded(opened).catch(reportFailure)
  }

  function reportFailure(error: unknown) {
    log.warn({ err: error }, 'keys not read, or expired rows not deleted')
  }
}

/** What the log says about a server, without secrets. */
function describeStart({ siteUrl, database, auth, mail, trustedProxies }: Config, port: number) {
  return {
    ...buildInfo,
    port,
    siteUrl,
    database: database.kind,
    accounts: auth.kind,
    mail: mail.delivery,
    trustedProxies,
    node: process.version,
  }
}

/** Whether what is for development answers requests that come from this machine. */
function isOpenToThisMachine({ auth, mail }: Config): boolean {
  return mail.delivery === 'outbox' || (auth.kind === 'embedded' && auth.identityPage === 'open')
}
