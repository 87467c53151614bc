import { statfs } from 'node:fs/promises'
import { DatabaseUnavailableError } from './database.ts'

/** Minimum free disk space, in bytes: four segments of the write-ahead log. */
const FREE_MIN = 64 * 1024 * 1024

/**
 * Throws {@link DatabaseUnavailableError} if the disk is nearly full. PGlite would retry for ever to extend its write-ahead
 * log and block the process.
 */
export async function requireFreeSpace(folder: string, least = FREE_MIN): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < least) throw new DatabaseUnavailableError('The disk is full.')
}
