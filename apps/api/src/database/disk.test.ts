import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { DatabaseUnavailableError } from './database.ts'
import { requireFreeSpace } from './disk.ts'

it('refuses only a disk with too little free space', async () => {
  await requireFreeSpace(tmpdir(), 1)
  await expect(requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(DatabaseUnavailableError)
})
