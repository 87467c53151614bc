import { apiRoutes } from '@summit/contract'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { mails } from '../mail/tables.ts'
import { createTestApp, openDatabase } from './test-app.ts'

const call = { email: 'ada@example.org', name: 'Ada', source: 'popup', leadMagnet: 'free_workout_pdf' }

/** An app, and a function that signs Ada up for its newsletter. */
export function openNewsletterApp(database: Database, config: Partial<Config> = {}) {
  const app = createTestApp({ database: openDatabase(database), config })
  return {
    ...app,
    signUp: (change: object = {}, from?: string, init?: RequestInit) =>
      app.post(apiRoutes.newsletterSignup, { ...call, ...change }, init, from),
  }
}

/** The mails in the queue, the oldest first. */
export function queuedMails(database: Database) {
  return database.select().from(mails).orderBy(mails.createdAt)
}

/** The unsubscribe URL of the last mail, as a path of the site. */
export async function unsubscribeAddress(database: Database): Promise<string> {
  const mail = (await queuedMails(database)).at(-1)
  const url = /^<https:\/\/summit\.example(\/.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1]
  return url ?? 'The last mail has no address to unsubscribe at.'
}
