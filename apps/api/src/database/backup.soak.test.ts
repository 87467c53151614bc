import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { keyFile } from '../auth/core/key-store.ts'
import { loadKeyring } from '../auth/core/keyring.ts'
import { subscribers } from '../newsletter/tables.ts'
import { createOnServer } from '../testing/test-database.ts'
import { openDatabase } from './open.ts'

const { TEST_DATABASE_URL: server } = process.env
const kind = server ? 'PostgreSQL' : 'embedded'
const time = new Date('2026-05-04T06:00:00Z')

/** The commands of docs/deploy.md for this database: one to back up, one to restore. */
async function readCommands(): Promise<string[]> {
  const page = await readFile(path.resolve(import.meta.dirname, '../../../../docs/deploy.md'), 'utf8')
  const [, section = ''] = page.split('## Backup')
  const [, block = ''] = new RegExp(`${kind}[^]*?\`\`\`sh\n([^]*?)\n\`\`\``, 'i').exec(section) ?? []
  return block.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

it('is complete after the documented backup, a loss, and the documented restore', { timeout: 60_000 }, async () => {
  const cwd = await mkdtemp(path.join(tmpdir(), 'summit-backup-'))
  onTestFinished(() => rm(cwd, { recursive: true }))
  const dataDir = path.join(cwd, '.data')
  const url = server ? (await createOnServer(server)).href : ''
  const database = server ? ({ kind: 'postgres', url } as const) : ({ kind: 'embedded' } as const)
  const open = () => openDatabase({ database, dataDir }, () => {})
  const [backUp = '', restore = ''] = await readCommands()
  const execute = (command: string) => {
    execFileSync('sh', ['-ec', command], { cwd, env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir } })
  }

  execFileSync('mkdir', ['-m', '700', dataDir])
  const kept = await open()
  await kept.database.insert(subscribers).values({ email: 'ada@example.org', createdAt: time })
  const keys = server ? undefined : await loadKeyring(keyFile(dataDir), new Date())
  await kept.close()
  execute(backUp)

  if (server) {
    const { database: lost, close } = await open()
    await lost.execute(sql`drop table mails, unsubscribe_tokens, subscribers`)
    await close()
  } else {
    await rm(dataDir, { recursive: true })
  }
  execute(restore)
  const restored = await open()
  expect(await restored.database.select().from(subscribers)).toMatchObject([{ email: 'ada@example.org' }])
  await restored.database.insert(subscribers).values({ email: 'grace@example.org', createdAt: time })
  await restored.close()
  if (keys) {
    expect((await loadKeyring(keyFile(dataDir), new Date())).verification).toEqual(keys.verification)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  }
})
