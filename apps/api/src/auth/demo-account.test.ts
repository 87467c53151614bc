import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '../database/database.ts'
import { users } from '../database/schema.ts'
import { plainArgon2 } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { prepareDemoAccount } from './demo-account.ts'
import { createPasswords } from './passwords.ts'
import { findUser } from './users.ts'

let connection: Connection
let dataDir: string
beforeAll(async () => {
  connection = await openTestDatabase()
}, 60_000)
afterAll(() => connection.close())
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'summit-demo-'))
})
afterEach(async () => {
  await rm(dataDir, { recursive: true })
  await connection.database.delete(users)
})

const prepare = (chosenPassword?: string) => {
  const config = { demo: { status: 'present', chosenPassword } as const, dataDir }
  return prepareDemoAccount(connection.database, createPasswords(plainArgon2()), config, new Date())
}
const kept = () => readFile(path.join(dataDir, 'demo-password'), 'utf8')

it('is Demo Climber, with a password made at the first start and kept for the next', async () => {
  const first = await prepare()
  expect(first).toEqual({ email: 'demo@summit.test', password: { status: 'known', text: await kept() } })
  expect(await kept()).toMatch(/^[\w-]{12}$/)
  expect(await prepare()).toEqual(first)
  expect((await findUser(connection.database, 'demo@summit.test'))?.name).toBe('Demo Climber')
})

it('takes the chosen password when it is made, and none later', async () => {
  expect((await prepare('chosen'))?.password).toEqual({ status: 'known', text: 'chosen' })
  expect((await prepare('another'))?.password).toEqual({ status: 'known', text: 'chosen' })
})

it('is made with the password that a start broken off before it has kept', async () => {
  await writeFile(path.join(dataDir, 'demo-password'), 'kept')
  expect((await prepare())?.password).toEqual({ status: 'known', text: 'kept' })
})

it('is announced without a password once somebody has changed it', async () => {
  await prepare()
  await connection.database.update(users).set({ passwordHash: 'plain:changed' })
  expect((await prepare())?.password).toEqual({ status: 'changed' })
})

it('does not exist where it is not wanted', async () => {
  const config = { demo: { status: 'absent' } as const, dataDir }
  const passwords = createPasswords(plainArgon2())
  expect(await prepareDemoAccount(connection.database, passwords, config, new Date())).toBeUndefined()
  expect(await findUser(connection.database, 'demo@summit.test')).toBeUndefined()
})
