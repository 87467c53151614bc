import type { Provider } from '@summit/features/contract'
import { addUser, findUser } from '../auth/users.ts'
import type { Database } from '../database/database.ts'
import type { User } from '../database/schema.ts'
import type { Person } from './identity-page.ts'

/**
 * The user that the identity page vouches for, made if need be. The page believes whoever answers it, so it opens no
 * account that has a password: there the answer is undefined.
 */
export async function vouchedUser(
  database: Database,
  provider: Provider,
  { name, email }: Person,
  now: Date,
): Promise<User | undefined> {
  await addUser(database, { name, email, provider, createdAt: now })
  const user = await findUser(database, email)
  return user?.passwordHash === null ? user : undefined
}
