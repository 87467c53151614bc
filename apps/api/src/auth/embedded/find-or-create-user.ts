import type { Provider } from '@summit/contract'
import { addUser, findUser } from './users.ts'
import type { Database } from '../../database/database.ts'
import type { User } from '../../schema.ts'
import type { Person } from './identity-page.ts'

/**
 * The user whom the identity page was answered with, created if there is none. The page believes any answer, so it must
 * not sign anybody in to an account that has a password: for such an address this is undefined.
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
