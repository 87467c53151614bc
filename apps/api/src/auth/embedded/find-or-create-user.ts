import type { Provider } from '@summit/contract'
import type { Database } from '../../database/database.ts'
import type { User } from '../core/tables.ts'
import { addIdentity, findIdentityUser, toNewIdentity } from './identities.ts'
import type { Identity } from './identity-page.ts'
import { addUser, findUser } from './users.ts'

/**
 * The user of an identity that the identity page returned, created if necessary. Undefined if the address has an account
 * with a password to which the identity is not linked: the page accepts any, so it must not give access to one.
 */
export async function findOrCreateUser(
  database: Database,
  provider: Provider,
  person: Identity,
  now: Date,
): Promise<User | undefined> {
  const identity = toNewIdentity(provider, person)
  const linked = await findIdentityUser(database, identity)
  if (linked) return linked
  const { name, email } = person
  await addUser(database, { name, email, provider, createdAt: now })
  const user = await findUser(database, email)
  if (user?.passwordHash !== null) return undefined
  await addIdentity(database, user, identity, now)
  return user
}
