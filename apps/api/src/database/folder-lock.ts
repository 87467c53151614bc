import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailableError } from './database.ts'

/** Another process is using the folder. */
export class FolderInUse extends Error {}

/** Maximum length of a Unix socket path on all systems, in bytes. */
const SOCKET_PATH_MAX = 103

/** Two servers started at the same time may both withdraw and retry. */
const ATTEMPTS = 5

/** A locked folder. */
export interface FolderLock {
  /**
   * Throws {@link DatabaseUnavailableError} once the folder is no longer this process's: it was deleted, or the claim was,
   * and another process has locked the folder. Of a claim that was only deleted a new one is made.
   */
  confirm: () => Promise<void>
  isLost: () => boolean
  release: () => Promise<void>
}

/**
 * Locks `folder` for this process until it is released or the process ends. Throws {@link FolderInUse}.
 *
 * A claim is a Unix socket that its owner listens on. The kernel closes it with the process, so a claim that refuses
 * connections is stale; process ids are reused and not unique across containers. A claim becomes visible once it listens,
 * and withdraws if it then sees another live claim. Of two claims the later sees the earlier, so both cannot hold.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const claims = path.join(folder, 'lock')
  await mkdir(claims, { recursive: true, mode: 0o700 })
  let claim = await claimFolder(folder, claims)
  let renewing: Promise<void> | undefined
  let reason: string | undefined

  const renew = async () => {
    const deleted = claim
    try {
      // Not `recursive`, since a new data folder would be empty.
      if (!existsSync(claims)) await mkdir(claims, { mode: 0o700 })
      claim = await claimFolder(folder, claims)
    } catch (error) {
      reason = error instanceof FolderInUse ? 'Another server uses the data folder.' : 'The data folder is gone.'
    } finally {
      renewing = undefined
    }
    await deleted.withdraw()
  }
  return {
    async confirm() {
      if (reason === undefined && !existsSync(claim.file)) await (renewing ??= renew())
      if (reason !== undefined) throw new DatabaseUnavailableError(reason)
    },
    isLost: () => reason !== undefined,
    release: () => claim.withdraw(),
  }
}

async function claimFolder(folder: string, claims: string): Promise<Claim> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const claim = await placeClaim(claims)
    if (await isAlone(claims, claim.name)) return claim
    await claim.withdraw()
    await sleep(20 + Math.random() * 100 * attempt)
  }
  throw new FolderInUse(
    `Another server is using the data folder ${folder}, and two would damage the database.\n` +
      '  Stop the other one, or give this one a folder of its own with DATA_DIR. The folder "lock" is never left over: do not delete it.',
  )
}

interface Claim {
  name: string
  file: string
  withdraw: () => Promise<void>
}

async function placeClaim(claims: string): Promise<Claim> {
  const name = randomBytes(6).toString('hex')
  const hidden = path.join(claims, `.${name}`)
  const visible = path.join(claims, name)
  const server = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    // Later ones change nothing: Node would end the process at one that nobody listens to.
    server.on('error', reject)
    server.listen(socketPath(hidden), resolve)
  })
  server.unref()
  await rename(hidden, visible)
  return {
    name,
    file: visible,
    withdraw: async () => {
      await rm(visible, { force: true })
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function isAlone(claims: string, own: string): Promise<boolean> {
  const names = await readdir(claims)
  const others = names.filter((name) => name !== own && !name.startsWith('.'))
  const living = await Promise.all(
    others.map(async (name) => {
      const claim = path.join(claims, name)
      if (await answers(claim)) return true
      await rm(claim, { force: true })
      return false
    }),
  )
  return !living.includes(true)
}

function answers(claim: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath(claim))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      // Only a refused connection or a missing socket is stale; other errors mean a busy owner.
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT')
    })
  })
}

/** The absolute or relative path, whichever is shorter. */
function socketPath(absoluteOrNot: string): string {
  const absolute = path.resolve(absoluteOrNot)
  const relative = path.relative(process.cwd(), absolute)
  const shorter = relative.length < absolute.length ? relative : absolute
  if (Buffer.byteLength(shorter) > SOCKET_PATH_MAX) {
    throw new Error(
      `The path of the data folder is too long for its lock (${absolute}). Set DATA_DIR to a shorter one.`,
    )
  }
  return shorter
}
