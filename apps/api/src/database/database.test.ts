import { sql, TransactionRollbackError } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Connection, type Database, DatabaseUnavailableError, createLazyDatabase } from './database.ts'

// SAFETY: only `execute` is called on it.
const database = { execute: async () => [] } as unknown as Database

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openLazily(open: () => Promise<Connection>, prepare = async () => {}, check = async () => {}) {
  const onFailure = vi.fn()
  return { ...createLazyDatabase({ open, prepare, check, onFailure }), onFailure }
}
const connection = () => ({ database, close: vi.fn(async () => {}) })

it('opens once for concurrent callers', async () => {
  const open = vi.fn(async () => connection())
  const { get } = openLazily(open)
  expect(await Promise.all([get(), get()])).toEqual([database, database])
  expect(open).toHaveBeenCalledOnce()
})

it('is unavailable to a caller after 10 s of opening', async () => {
  const { get } = openLazily(() => new Promise(() => {}))
  const pending = get().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(9_999)
  await vi.advanceTimersByTimeAsync(1)
  expect(await pending).toEqual(new DatabaseUnavailableError('The database is opening.'))
})

it('retries after 2 s, and is unavailable until it succeeds', async () => {
  const open = vi.fn(async () => connection()).mockRejectedValueOnce(new Error('refused'))
  const { opened, health, onFailure } = openLazily(open)
  expect(await health()).toEqual({ status: 'unavailable', reason: 'The database is opening.' })
  const open2 = opened()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(await health()).toEqual({ status: 'unavailable', reason: 'The database cannot be reached.' })
  expect(onFailure).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  await open2
  expect(await health()).toEqual({ status: 'ok' })
})

it('is unavailable when the database stops answering', async () => {
  const silent = { ...connection(), database: { execute: () => new Promise(() => {}) } as unknown as Database }
  const { opened, health } = openLazily(async () => silent)
  await opened()
  const pending = health()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await pending).toEqual({ status: 'unavailable', reason: 'The database is slow.' })
})

it('is unavailable where it can be read only, such as after a failover', async () => {
  vi.useRealTimers()
  const real = await openTestDatabase()
  const found = vi.fn()
  const replica = real.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction read only`)
    const { opened, health } = openLazily(async () => ({ ...connection(), database: transaction }))
    await opened()
    found(await health())
    transaction.rollback()
  })
  await expect(replica).rejects.toThrow(TransactionRollbackError)
  expect(found).toHaveBeenCalledExactlyOnceWith({ status: 'unavailable', reason: 'The database is read-only.' })
})

it('says that it can be reached where tables are missing, after it was opened and before', async () => {
  vi.useRealTimers()
  const real = await openTestDatabase()
  const found = vi.fn()
  const restored = real.transaction(async (transaction) => {
    await transaction.execute(sql`alter table secrets rename to secrets_away`)
    const { opened, health } = openLazily(async () => ({ ...connection(), database: transaction }))
    await opened()
    found(await health())
    transaction.rollback()
  })
  await expect(restored).rejects.toThrow(TransactionRollbackError)

  const failing = openLazily(() => Promise.reject(Object.assign(new Error('permission denied'), { code: '42501' })))
  const opening = failing.opened()
  await vi.waitFor(() => expect(failing.onFailure).toHaveBeenCalled())
  found(await failing.health())
  await failing.close()
  await expect(opening).rejects.toThrow(DatabaseUnavailableError)
  const unfit = { status: 'unavailable', reason: 'The database can be reached, but not used.' }
  expect(found.mock.calls).toEqual([[unfit], [unfit]])
})

it('is unavailable while its disk is full', async () => {
  const check = vi.fn(async () => {}).mockRejectedValue(new DatabaseUnavailableError('The disk is full.'))
  const { opened, get, health } = openLazily(async () => connection(), undefined, check)
  await opened()
  await expect(get()).rejects.toThrow('The disk is full.')
  expect(await health()).toEqual({ status: 'unavailable', reason: 'The disk is full.' })
  check.mockResolvedValue()
  expect(await get()).toBe(database)
  expect(await health()).toEqual({ status: 'ok' })
})

it('closes a database whose migration failed before it retries', async () => {
  const broken = connection()
  const whole = connection()
  const open = vi.fn(async () => whole).mockResolvedValueOnce(broken)
  const prepare = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no room'))
  const { opened } = openLazily(open, prepare)
  const done = opened()
  await vi.advanceTimersByTimeAsync(2_000)
  await done
  expect(broken.close).toHaveBeenCalledOnce()
  expect(whole.close).not.toHaveBeenCalled()
})

it('closes its database, and stops retrying when it is closed', async () => {
  const mine = connection()
  const { opened, close } = openLazily(async () => mine)
  await opened()
  await close()
  expect(mine.close).toHaveBeenCalledOnce()

  const never = openLazily(() => Promise.reject(new Error('refused')))
  const failed = never.opened().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1)
  await never.close()
  expect(await failed).toBeInstanceOf(DatabaseUnavailableError)
})

it('waits at most 5 s for a database to close', async () => {
  const stuck = { database, close: () => new Promise<void>(() => {}) }
  const { opened, close, onFailure } = openLazily(async () => stuck)
  await opened()
  const closed = close()
  await vi.advanceTimersByTimeAsync(5_000)
  await closed
  expect(onFailure).toHaveBeenCalledOnce()
})
