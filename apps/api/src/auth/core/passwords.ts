import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type BoundedQueue, createBoundedQueue } from '../../shared/bounded-queue.ts'

/** OWASP's minimum for argon2id: 19 MiB, two iterations, one thread. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Dummy hash with the same parameters, verified for unknown users to keep timing constant. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$Pu9zuhDvh32gX26lQqkCaw$9dPASgfWJrSmuN8bsFdARge0l9yC56A+8ZV2kJkFzPw'

/** Maximum number of hash operations waiting for a processor. */
const WAITING_MAX = 32

/** How long an operation waits at most, in ms: pages give up on a response after 15 s. */
const WAIT_MAX_MS = 8_000

/** Hashes and verifies passwords, a few at a time: each operation needs one processor and 19 MiB. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /**
   * Hashes with the salt and the parameters of another hash: of the same text it is the same hash. So one operation says
   * which of several it is. A hash of another form has neither, and the result equals none.
   */
  hashLike: (passwordHash: string, password: string) => Promise<string>
  /** False without a hash, after the same work, so that timing does not reveal whether an account exists. */
  verify: (passwordHash: string | null | undefined, password: string) => Promise<boolean>
}

/** The functions of argon2 that are used. Tests replace them. */
export interface Argon2 {
  hash: (password: string, options: typeof PARAMETERS & { salt?: Uint8Array }) => Promise<string>
  verify: (passwordHash: string, password: string) => Promise<boolean>
}

/** Passwords with argon2id. Throws `QueueFullError` if too many operations are waiting. */
export function createPasswords(argon2: Argon2 = { hash, verify }, queue: BoundedQueue = processorQueue()): Passwords {
  return {
    hash: (password) => queue(() => argon2.hash(password, PARAMETERS)),
    hashLike: (passwordHash, password) => queue(() => argon2.hash(password, readOptions(passwordHash) ?? PARAMETERS)),
    async verify(passwordHash, password) {
      const isRight = await queue(() => argon2.verify(passwordHash ?? DUMMY_HASH, password))
      return isRight && typeof passwordHash === 'string'
    },
  }
}

/** The salt and the parameters of a hash; undefined if it has another form. */
function readOptions(passwordHash: string) {
  const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$/
  const [, memoryCost, timeCost, parallelism, salt] = form.exec(passwordHash) ?? []
  if (salt === undefined) return undefined
  return {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
  }
}

/** At most libuv's four threads; more than one operation per processor would only use memory. */
function processorQueue(): BoundedQueue {
  return createBoundedQueue({ running: Math.min(4, availableParallelism()), waiting: WAITING_MAX, waitMs: WAIT_MAX_MS })
}
