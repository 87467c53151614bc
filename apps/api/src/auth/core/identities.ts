import type { Provider } from '@summit/contract'
import { renderIdentityChanged } from '@summit/emails'
import { asc, eq } from 'drizzle-orm'
import { mailBrand } from '../../brand.ts'
import type { Database } from '../../database/database.ts'
import type { MailDeps } from '../../mail/queue.ts'
import { providerNames } from './oauth-flow.ts'
import { identities, type LinkedIdentity, type User } from './tables.ts'

/** The identities of a user, the oldest first. */
export async function listIdentities(database: Database, { id }: User): Promise<LinkedIdentity[]> {
  return database.select().from(identities).where(eq(identities.userId, id)).orderBy(asc(identities.linkedAt))
}

/** Mails a user that a provider was linked or unlinked. */
export async function mailIdentityNotice(
  database: Database,
  { email }: User,
  { provider, change }: { provider: Provider; change: 'linked' | 'unlinked' },
  { siteUrl, queueMail, now }: MailDeps,
): Promise<void> {
  const facts = { siteUrl, provider: providerNames[provider], change, changedAt: now(), brand: mailBrand }
  await queueMail(database, { to: email, ...renderIdentityChanged(facts) })
}
