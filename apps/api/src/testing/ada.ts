import { addUser, findUser } from '../auth/embedded/users.ts'
import type { Database } from '../database/database.ts'
import type { User } from '../auth/core/tables.ts'

/** The test user’s credentials. {@link addAda} creates the account. */
export const ada = { email: 'ada@summit.test', password: 'correct horse battery' }

/** Creates Ada's account, with an address in another case. */
export async function addAda(database: Database): Promise<User> {
  const createdAt = new Date('2026-05-01T00:00:00Z')
  await addUser(database, { email: 'Ada@Summit.test', name: 'Ada', passwordHash: `plain:${ada.password}`, createdAt })
  const user = await findUser(database, ada.email)
  if (!user) throw new Error('Ada was not added.')
  return user
}
