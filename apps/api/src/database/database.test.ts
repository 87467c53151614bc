import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Connection, type Database, DatabaseUnavailable, linkDatabase } from './database.ts'

// SAFETY: the link hands the database on and asks nothing of it but `execute`.
const database = { execute: async () => [] } as unknown as Database

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function link(open: () => Promise<Connection>, prepare = async () => {}, check = async () => {}) {
  const onFailure = vi.fn()
  return { ...linkDatabase({ open, prepare, check, onFailure }), onFailure }
}
const connection = () => ({ database, close: vi.fn(async () => {}) })

it('opens once, however many ask', async () => {
  const open = vi.fn(async () => connection())
  const { connected } = link(open)
  expect(await Promise.all([connected(), connected()])).toEqual([database, database])
  expect(open).toHaveBeenCalledOnce()
})

it('tells a caller after 10 s that it is still opening', async () => {
  const { connected } = link(() => new Promise(() => {}))
  const asked = connected().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(9_999)
  await vi.advanceTimersByTimeAsync(1)
  expect(await asked).toEqual(new DatabaseUnavailable('The database is opening.'))
})

it('tries again after 2 s, and is unavailable until it succeeds', async () => {
  const open = vi.fn(async () => connection()).mockRejectedValueOnce(new Error('refused'))
  const { opened, health, onFailure } = link(open)
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
  const { opened, health } = link(async () => silent)
  await opened()
  const asked = health()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await asked).toEqual({ status: 'unavailable', reason: 'The database is slow.' })
})

it('is used by nobody while its disk is full, and again once there is room', async () => {
  const check = vi.fn(async () => {}).mockRejectedValue(new DatabaseUnavailable('The disk is full.'))
  const { opened, connected, health } = link(async () => connection(), undefined, check)
  await opened()
  await expect(connected()).rejects.toThrow('The disk is full.')
  expect(await health()).toEqual({ status: 'unavailable', reason: 'The disk is full.' })
  check.mockResolvedValue()
  expect(await connected()).toBe(database)
  expect(await health()).toEqual({ status: 'ok' })
})

it('closes a database that could not be prepared before it tries the next', async () => {
  const broken = connection()
  const whole = connection()
  const open = vi.fn(async () => whole).mockResolvedValueOnce(broken)
  const prepare = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no room'))
  const { opened } = link(open, prepare)
  const done = opened()
  await vi.advanceTimersByTimeAsync(2_000)
  await done
  expect(broken.close).toHaveBeenCalledOnce()
  expect(whole.close).not.toHaveBeenCalled()
})

it('closes what it opened, and gives up trying when it is closed', async () => {
  const mine = connection()
  const { opened, close } = link(async () => mine)
  await opened()
  await close()
  expect(mine.close).toHaveBeenCalledOnce()

  const never = link(() => Promise.reject(new Error('refused')))
  const failed = never.opened().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1)
  await never.close()
  expect(await failed).toBeInstanceOf(DatabaseUnavailable)
})

it('does not wait more than 5 s for a database that does not close', async () => {
  const stuck = { database, close: () => new Promise<void>(() => {}) }
  const { opened, close, onFailure } = link(async () => stuck)
  await opened()
  const closed = close()
  await vi.advanceTimersByTimeAsync(5_000)
  await closed
  expect(onFailure).toHaveBeenCalledOnce()
})
