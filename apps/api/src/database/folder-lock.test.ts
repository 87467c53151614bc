import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'summit-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('is held by one process, and by the next after its release', async () => {
  const { release } = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await release()
  await (await lockFolder(folder)).release()
})

it('is held by at most one of many concurrent processes', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)))
  const owners = attempts.filter((attempt) => attempt.status === 'fulfilled')
  expect(owners.length).toBeLessThanOrEqual(1)
  for (const owner of owners) await owner.value.release()
})

it('removes the claim of a killed process', async () => {
  const claims = path.join(folder, 'lock')
  await mkdir(claims)
  const owner = net.createServer().listen(path.join(claims, '.dead'))
  await once(owner, 'listening')
  // A socket that was renamed stays when its owner ends, as every socket does of a killed process.
  await rename(path.join(claims, '.dead'), path.join(claims, 'dead'))
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  owner.close()
  await once(owner, 'close')
  expect(await readdir(claims)).toEqual(['dead'])

  const { release } = await lockFolder(folder)
  expect(await readdir(claims)).toEqual([expect.not.stringMatching('dead')])
  await release()
})

it('is claimed again after the claim was deleted', async () => {
  const lock = await lockFolder(folder)
  await rm(path.join(folder, 'lock'), { recursive: true })
  await Promise.all([lock.confirm(), lock.confirm()])
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await lock.release()
  await (await lockFolder(folder)).release()
})

it.each([
  ['another process has locked the folder', () => lockFolder(folder), 'Another server uses the data folder.'],
  ['the folder was deleted', () => rm(folder, { recursive: true }), 'The data folder is gone.'],
])('is lost for good once its claim was deleted and %s', async (_, act, reason) => {
  const lock = await lockFolder(folder)
  await lock.confirm()
  await rm(path.join(folder, 'lock'), { recursive: true })
  const other = await act()
  await expect(lock.confirm()).rejects.toThrow(reason)
  await other?.release()
  await mkdir(folder, { recursive: true })
  await expect(lock.confirm()).rejects.toThrow(reason)
  expect(lock.isLost()).toBe(true)
})

it('reports a path that is too long', async () => {
  await expect(lockFolder(path.join(folder, 'x'.repeat(120)))).rejects.toThrow('Set DATA_DIR to a shorter one')
})
