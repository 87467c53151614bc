import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Another process is using the folder. */
export class FolderInUse extends Error {}

/** Maximum length of a Unix socket path on all systems, in bytes. */
const SOCKET_PATH_MAX = 103

/** Two servers started at the same time may both withdraw and retry. */
const ATTEMPTS = 5

/**
 * Locks `folder` for this process until the returned function is called or the process ends. Throws {@link FolderInUse}.
 *
 * A claim is a Unix socket that its owner listens on. The kernel closes it with the process, so a claim that refuses
 * connections is stale; process ids are reused and not unique across containers. A claim becomes visible once it listens,
 * and withdraws if it then sees another live claim. Of two claims the later sees the earlier, so both cannot hold.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const claims = path.join(folder, 'lock')
  await mkdir(claims, { recursive: true, mode: 0o700 })
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const claim = await placeClaim(claims)
    if (await isAlone(claims, claim.name)) return claim.withdraw
    await claim.withdraw()
    await sleep(20 + Math.random() * 100 * attempt)
  }
  throw new FolderInUse(
    `Another server is using the data folder ${folder}, and two would damage the database.\n` +
      '  Stop the other one, or give this one a folder of its own with DATA_DIR.',
  )
}

async function placeClaim(claims: string) {
  const name = randomBytes(6).toString('hex')
  const hidden = path.join(claims, `.${name}`)
  const visible = path.join(claims, name)
  const server = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath(hidden), resolve)
  })
  server.unref()
  await rename(hidden, visible)
  return {
    name,
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
