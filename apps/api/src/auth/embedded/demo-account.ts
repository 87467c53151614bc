import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { users } from '../../schema.ts'
import type { Passwords } from './passwords.ts'
import { addUser, findUser } from './users.ts'

/** The account everybody may try, outside production. */
export const DEMO_EMAIL = 'demo@summit.test'
const DEMO_NAME = 'Demo Climber'

/** The demo account as it can be announced: its password is known until somebody changes it. */
export type DemoLogin = { email: string; password: { status: 'known'; text: string } | { status: 'changed' } }

/**
 * Makes the demo account at the first start, where there is to be one, and finds out at every start which password
 * opens it. Where there is to be none, it is deleted.
 */
export async function prepareDemoAccount(
  database: Database,
  passwords: Passwords,
  { demo, dataDir }: Pick<Config, 'demo' | 'dataDir'>,
  now: Date,
): Promise<DemoLogin | undefined> {
  if (demo.status === 'absent') {
    // Left by a start that had one. Its password may have been told, so it goes, with its sessions.
    await database.delete(users).where(and(eq(users.email, DEMO_EMAIL), isNotNull(users.passwordHash)))
    return undefined
  }
  const { chosenPassword } = demo
  const kept = await keptPassword(dataDir)
  const account = await findUser(database, DEMO_EMAIL)
  if (account) {
    for (const candidate of [kept, chosenPassword]) {
      if (candidate !== undefined && (await passwords.verify(account.passwordHash, candidate))) return known(candidate)
    }
    return { email: DEMO_EMAIL, password: { status: 'changed' } }
  }

  // The file comes first: a server killed between the two still knows the password of what it makes next time.
  const password = chosenPassword ?? kept ?? randomBytes(9).toString('base64url')
  await keepPassword(dataDir, password)
  const passwordHash = await passwords.hash(password)
  await addUser(database, { email: DEMO_EMAIL, name: DEMO_NAME, passwordHash, createdAt: now })
  return known(password)
}

function known(text: string): DemoLogin {
  return { email: DEMO_EMAIL, password: { status: 'known', text } }
}

const fileIn = (dataDir: string) => path.join(dataDir, 'demo-password')

async function keptPassword(dataDir: string): Promise<string | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '')
  return text === '' ? undefined : text
}

async function keepPassword(dataDir: string, password: string): Promise<void> {
  const unfinished = `${fileIn(dataDir)}.unfinished`
  await writeFile(unfinished, password, { mode: 0o600 })
  await rename(unfinished, fileIn(dataDir))
}
