import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../database/database.ts'
import type { DemoAccount } from '../core/auth-backend.ts'
import { DEMO_EMAIL, deleteDemoAccount } from '../core/demo-account.ts'
import type { Passwords } from '../core/passwords.ts'
import { addUser, findUser } from './users.ts'

const DEMO_NAME = 'Demo Climber'

/** Whether there is a demo account, and its configured password. */
export type DemoConfig = { status: 'absent' } | { status: 'present'; chosenPassword: string | undefined }

/** Creates the demo account at the first start and finds out its current password, or deletes it if it is not wanted. */
export async function prepareDemoAccount(
  database: Database,
  passwords: Passwords,
  { demo, dataDir }: { demo: DemoConfig; dataDir: string },
  now: Date,
): Promise<DemoAccount | undefined> {
  if (demo.status === 'absent') {
    await deleteDemoAccount(database)
    return undefined
  }
  const { chosenPassword } = demo
  const storedPassword = await readPassword(dataDir)
  const user = await findUser(database, DEMO_EMAIL)
  if (user) {
    for (const candidate of [storedPassword, chosenPassword]) {
      if (candidate !== undefined && (await passwords.verify(user.passwordHash, candidate))) return known(candidate)
    }
    return { email: DEMO_EMAIL, password: { status: 'changed' } }
  }

  // The file is written first, so that a server killed in between uses the same password at its next start.
  const password = chosenPassword ?? storedPassword ?? randomBytes(9).toString('base64url')
  await writePassword(dataDir, password)
  const passwordHash = await passwords.hash(password)
  await addUser(database, { email: DEMO_EMAIL, name: DEMO_NAME, passwordHash, createdAt: now })
  return known(password)
}

function known(text: string): DemoAccount {
  return { email: DEMO_EMAIL, password: { status: 'known', text } }
}

const getPasswordFile = (dataDir: string) => path.join(dataDir, 'demo-password')

async function readPassword(dataDir: string): Promise<string | undefined> {
  const text = await readFile(getPasswordFile(dataDir), 'utf8').catch(() => '')
  return text === '' ? undefined : text
}

async function writePassword(dataDir: string, password: string): Promise<void> {
  const temporary = `${getPasswordFile(dataDir)}.unfinished`
  await writeFile(temporary, password, { mode: 0o600 })
  await rename(temporary, getPasswordFile(dataDir))
}
