import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { users } from '../core/tables.ts'
import { plainArgon2 } from '../../testing/test-app.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { prepareDemoAccount } from './demo-account.ts'
import { createPasswords } from '../core/passwords.ts'
import { findUser } from './users.ts'

const database = await testDatabase()
let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'summit-demo-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const prepare = (chosenPassword?: string) => {
  const config = { demo: { status: 'present', chosenPassword } as const, dataDir }
  return prepareDemoAccount(database, createPasswords(plainArgon2()), config, new Date())
}
const kept = () => readFile(path.join(dataDir, 'demo-password'), 'utf8')

it('is Demo Climber, with a password generated at the first start and kept', async () => {
  const first = await prepare()
  expect(first).toEqual({ email: 'demo@summit.test', password: { status: 'known', text: await kept() } })
  expect(await kept()).toMatch(/^[\w-]{12}$/)
  expect(await prepare()).toEqual(first)
  expect((await findUser(database, 'demo@summit.test'))?.name).toBe('Demo Climber')
})

it('T40 keeps its password in a file that only the server’s user can read', async () => {
  await prepare()
  const { mode } = await stat(path.join(dataDir, 'demo-password'))
  expect(mode & 0o777).toBe(0o600)
})

it('gets the configured password when it is created, and none later', async () => {
  expect((await prepare('chosen'))?.password).toEqual({ status: 'known', text: 'chosen' })
  expect((await prepare('another'))?.password).toEqual({ status: 'known', text: 'chosen' })
})

it('is created with the password that an aborted start has stored', async () => {
  await writeFile(path.join(dataDir, 'demo-password'), 'kept')
  expect((await prepare())?.password).toEqual({ status: 'known', text: 'kept' })
})

it('is returned without a password once that was changed', async () => {
  await prepare()
  await database.update(users).set({ passwordHash: 'plain:changed' })
  expect((await prepare())?.password).toEqual({ status: 'changed' })
})

it('T38 is deleted where it is disabled, and restored with its password where it is enabled', async () => {
  const first = await prepare()
  const config = { demo: { status: 'absent' } as const, dataDir }
  const passwords = createPasswords(plainArgon2())
  expect(await prepareDemoAccount(database, passwords, config, new Date())).toBeUndefined()
  expect(await findUser(database, 'demo@summit.test')).toBeUndefined()
  expect(await prepare()).toEqual(first)
})
