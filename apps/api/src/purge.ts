import { purgeMailRequests } from './auth/core/mail-requests.ts'
import { purgeSessions } from './auth/core/sessions.ts'
import { purgeEmailChanges } from './auth/core/email-change.ts'
import { purgeOneTimeTokens } from './auth/embedded/one-time-tokens.ts'
import { purgeRegistrations } from './auth/embedded/registrations.ts'
import { purgeSignInCodes } from './auth/embedded/sign-in-codes.ts'
import { purgeTokenSessions } from './auth/embedded/token-sessions.ts'
import type { Database } from './database/database.ts'
import { purgeMails } from './mail/queue.ts'
import { purgeCounters } from './rate-limit/counters.ts'

const purges = [
  purgeSessions,
  purgeTokenSessions,
  purgeEmailChanges,
  purgeOneTimeTokens,
  purgeRegistrations,
  purgeSignInCodes,
  purgeCounters,
  purgeMailRequests,
  purgeMails,
]

/** Deletes expired rows of all tables. */
export async function purgeExpired(database: Database, now: Date): Promise<void> {
  for (const purge of purges) await purge(database, now)
}
