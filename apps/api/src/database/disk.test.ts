import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { DatabaseUnavailableError } from './database.ts'
import { requireFreeSpace } from './disk.ts'

it('refuses a disk that has too little room left, and no other', async () => {
  await requireFreeSpace(tmpdir(), 1)
  await expect(requireFreeSpace(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(DatabaseUnavailableError)
})
