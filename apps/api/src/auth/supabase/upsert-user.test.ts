import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { users } from '../core/tables.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { supabaseUser, upsertUser } from './upsert-user.ts'

const database = await testDatabase()
const now = new Date('2026-05-04T06:00:00Z')

describe('a user', () => {
  const read = (id: string, email: string, name?: string) =>
    v.parse(supabaseUser, { id, email, user_metadata: { name } })
  const one = '11111111-1111-4111-8111-111111111111'
  const two = '22222222-2222-4222-8222-222222222222'

  it('is stored with the latest name and address from Supabase', async () => {
    await upsertUser(database, read(one, 'ada@summit.test', 'Ada'), now)
    await upsertUser(database, read(one, 'Countess@Summit.test'), now)
    expect(await database.select().from(users)).toMatchObject([
      { id: one, email: 'countess@summit.test', name: 'Countess', passwordHash: null },
    ])
  })

  it.each([
    ['\u202eA\0da\n ', 'A da'],
    [' ', 'ada'],
    ['x'.repeat(81), 'ada'],
  ])('with the name %j is called %s', async (name, stored) => {
    await upsertUser(database, read(one, 'ada@summit.test', name), now)
    expect(await database.select().from(users)).toMatchObject([{ name: stored }])
  })

  it('passes an address on to its new owner', async () => {
    await upsertUser(database, read(one, 'ada@summit.test', 'Ada'), now)
    await upsertUser(database, read(two, 'ada@summit.test', 'Other'), now)
    expect(await database.select().from(users)).toMatchObject([{ id: two, name: 'Other' }])
  })
})
