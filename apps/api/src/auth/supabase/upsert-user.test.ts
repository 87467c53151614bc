import { describe, expect, it } from 'vitest'
import { users } from '../core/tables.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { upsertUser } from './upsert-user.ts'

const database = await testDatabase()
const now = new Date('2026-05-04T06:00:00Z')

describe('a user', () => {
  const supabaseUser = (id: string, email: string, name?: string) => ({
    id,
    email,
    user_metadata: name ? { name } : {},
  })
  const one = '11111111-1111-4111-8111-111111111111'
  const two = '22222222-2222-4222-8222-222222222222'

  it('is stored with the latest name and address from Supabase', async () => {
    await upsertUser(database, supabaseUser(one, 'ada@summit.test', 'Ada'), now)
    await upsertUser(database, supabaseUser(one, 'Countess@Summit.test'), now)
    expect(await database.select().from(users)).toMatchObject([
      { id: one, email: 'countess@summit.test', name: 'Countess', passwordHash: null },
    ])
  })

  it('has NUL removed from the name', async () => {
    await upsertUser(database, supabaseUser(one, 'ada@summit.test', 'A\0da'), now)
    expect(await database.select().from(users)).toMatchObject([{ name: 'Ada' }])
  })

  it('passes an address on to its new owner', async () => {
    await upsertUser(database, supabaseUser(one, 'ada@summit.test', 'Ada'), now)
    await upsertUser(database, supabaseUser(two, 'ada@summit.test', 'Other'), now)
    expect(await database.select().from(users)).toMatchObject([{ id: two, name: 'Other' }])
  })
})
