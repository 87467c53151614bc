import { later } from '../../shared/add-ms.ts'

/** How often something happened lately. */
export interface Count {
  count: number
  /** Until then nothing more is let through. */
  blockedUntil: Date | null
  /** From then on the count is forgotten. */
  expiresAt: Date
}

/** What a limit says about one more attempt. An allowed one has already been counted. */
export type Ruling = { status: 'allowed'; counted: Count } | { status: 'blocked'; until: Date }

/** A limit: the count so far, if any, and the time, to a ruling. */
export type Limit = (count: Count | undefined, now: Date) => Ruling

/** Wrong passwords that an account and address may have in a row before waiting begins. */
const FREE_FAILURES = 5
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15 * 60_000
const FAILURES_REMEMBERED_MS = 24 * 3_600_000

/** How long to wait after the last of `failures` wrong passwords: nothing, then 1 s, doubling up to 15 minutes. */
export function waitAfter(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  // Beyond 2^30 the doubling has long met its end; the cap keeps it a number.
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(30, failures - FREE_FAILURES))
}

/** The limit for one account from one address. It slows guessing down and locks nobody out. */
export const accountLimit: Limit = (count, now) => {
  if (count?.blockedUntil && now < count.blockedUntil) return { status: 'blocked', until: count.blockedUntil }
  const failures = (count?.count ?? 0) + 1
  const wait = waitAfter(failures)
  return {
    status: 'allowed',
    counted: {
      count: failures,
      blockedUntil: wait > 0 ? later(now, wait) : null,
      expiresAt: later(now, FAILURES_REMEMBERED_MS),
    },
  }
}

/** Wrong passwords that an account may have within an hour from everywhere together before they are slowed down. */
const FREE_FAILURES_ANYWHERE = 50
const SLOWED_DOWN_TO_MS = 10_000

/** The limit for one account over all networks: after 50 failures within an hour, one attempt in ten seconds. */
export const accountAnywhereLimit: Limit = (count, now) => {
  if (count?.blockedUntil && now < count.blockedUntil) return { status: 'blocked', until: count.blockedUntil }
  const failures = (count?.count ?? 0) + 1
  const blockedUntil = failures >= FREE_FAILURES_ANYWHERE ? later(now, SLOWED_DOWN_TO_MS) : null
  const expiresAt = count?.expiresAt ?? later(now, 3_600_000)
  return { status: 'allowed', counted: { count: failures, blockedUntil, expiresAt } }
}

/** The limit for everything that one address gets wrong within a window. */
export function addressLimit({ perAddress, windowSeconds }: { perAddress: number; windowSeconds: number }): Limit {
  return (count, now) => {
    if (!count) {
      const expiresAt = later(now, windowSeconds * 1000)
      return { status: 'allowed', counted: { count: 1, blockedUntil: null, expiresAt } }
    }
    if (count.count >= perAddress) return { status: 'blocked', until: count.expiresAt }
    return { status: 'allowed', counted: { ...count, count: count.count + 1 } }
  }
}
