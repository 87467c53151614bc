/** All tables, from which drizzle-kit generates migrations. Each is declared in the folder of its feature. */
export {
  emailChanges,
  identities,
  mailRequests,
  passkeys,
  recoveryCodes,
  secrets,
  sessions,
  twoFactor,
  users,
} from './auth/core/tables.ts'
export { oneTimeTokens, registrations, signInCodes, tokenSessions } from './auth/embedded/tables.ts'
export { mails } from './mail/tables.ts'
export { subscribers, unsubscribeTokens } from './newsletter/tables.ts'
export { counters } from './rate-limit/tables.ts'
