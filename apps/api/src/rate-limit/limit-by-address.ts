import type { Database } from '../database/database.ts'
import { normalizeEmail } from '../shared/normalize-email.ts'
import { consume, counterKey, refund, resetCounter } from './counters.ts'
import { fixedWindow, type RateLimitResult } from './rate-limit.ts'

/** The limit of mails to one address, which others may enter. */
export interface AddressLimit {
  /** Counts a mail, if its limits of one per minute and ten per day allow it. */
  consume: (database: Database, email: string, now: Date) => Promise<RateLimitResult>
  /** Uncounts a mail that was not sent. */
  refund: (database: Database, email: string) => Promise<void>
  /** Forgets how many mails were sent. */
  reset: (database: Database, email: string) => Promise<void>
}

const onePerMinute = fixedWindow({ max: 1, windowSeconds: 60 })
const tenPerDay = fixedWindow({ max: 10, windowSeconds: 86_400 })

/** Creates the limit of the mails of one kind, whatever an address is that has none. */
function limitByAddress(kind: string): AddressLimit {
  const minuteKey = (email: string) => counterKey(kind, normalizeEmail(email))
  const dayKey = (email: string) => counterKey(kind, 'day', normalizeEmail(email))
  return {
    consume: async (database, email, now) => {
      const byMinute = await consume(database, minuteKey(email), onePerMinute, now)
      return byMinute.status === 'blocked' ? byMinute : consume(database, dayKey(email), tenPerDay, now)
    },
    refund: async (database, email) => {
      for (const key of [minuteKey(email), dayKey(email)]) await refund(database, key)
    },
    reset: async (database, email) => {
      for (const key of [minuteKey(email), dayKey(email)]) await resetCounter(database, key)
    },
  }
}

/** Mails with recovery links. */
export const recoveryMails = limitByAddress('recovery mail')

/** Mails with codes for signing in. */
export const codeMails = limitByAddress('code mail')

/** Mails with the links of sign-ups. */
export const signUpMails = limitByAddress('sign-up mail')
