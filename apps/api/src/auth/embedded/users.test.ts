import { expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { findUser } from './users.ts'

it('T26 never queries an address with a NUL, which is an error in PostgreSQL', async () => {
  // SAFETY: any use of it fails, and that is the point.
  const untouchable = {} as unknown as Database
  await expect(findUser(untouchable, 'ada\0@summit.test')).resolves.toBeUndefined()
})
