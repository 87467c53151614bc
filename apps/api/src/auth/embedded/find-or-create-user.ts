import type { Provider } from '@summit/contract'
import type { Database } from '../../database/database.ts'
import type { User } from '../core/tables.ts'
import type { Identity } from './identity-page.ts'
import { addUser, findUser } from './users.ts'

/**
 * The user of an identity that the identity page returned, created if necessary. Undefined if the address has an account
 * with a password: the page accepts any identity, so it must not give access to one.
 */
export async function findOrCreateUser(
  database: Database,
  provider: Provider,
  { name, email }: Identity,
  now: Date,
): Promise<User | undefined> {
  await addUser(database, { name, email, provider, createdAt: now })
  const user = await findUser(database, email)
  return user?.passwordHash === null ? user : undefined
}
