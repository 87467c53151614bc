import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type BoundedQueue, createBoundedQueue } from '../../shared/bounded-queue.ts'

/** OWASP's smallest recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password nobody knows, made with the same parameters. */
const NOBODYS_HASH = '$argon2id$v=19$m=19456,t=2,p=1$Pu9zuhDvh32gX26lQqkCaw$9dPASgfWJrSmuN8bsFdARge0l9yC56A+8ZV2kJkFzPw'

/** Sign-ins that may wait for a free processor before the server says that it is busy. */
const WAITING_MAX = 32

/** Makes and checks password hashes, a few at a time: each takes a processor and 19 MiB. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Without a hash (an unknown user) it works just as long, so that time does not tell who has an account. */
  verify: (passwordHash: string | null | undefined, password: string) => Promise<boolean>
}

/** The two functions of argon2 that are used. Tests put their own in place. */
export interface Argon2 {
  hash: (password: string, options: typeof PARAMETERS) => Promise<string>
  verify: (passwordHash: string, password: string) => Promise<boolean>
}

/** Passwords by argon2id behind a bounded queue, which throws `QueueFull` when too many wait. */
export function createPasswords(argon2: Argon2 = { hash, verify }, queue: BoundedQueue = processorQueue()): Passwords {
  return {
    hash: (password) => queue(() => argon2.hash(password, PARAMETERS)),
    async verify(passwordHash, password) {
      const isRight = await queue(() => argon2.verify(passwordHash ?? NOBODYS_HASH, password))
      return isRight && typeof passwordHash === 'string'
    },
  }
}

/** libuv has four threads for this; more at once than processors would only fill memory. */
function processorQueue(): BoundedQueue {
  return createBoundedQueue({ running: Math.min(4, availableParallelism()), waiting: WAITING_MAX })
}
