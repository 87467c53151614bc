import { statfs } from 'node:fs/promises'
import { DatabaseUnavailableError } from './database.ts'

/** The room on the disk that the embedded database keeps, in bytes: four segments of its write-ahead log. */
const FREE_MIN = 64 * 1024 * 1024

/**
 * Throws {@link DatabaseUnavailableError} where the disk of a folder is nearly full. PGlite does not survive a write-ahead log
 * that cannot grow: it tries again for ever, and the whole process hangs.
 */
export async function requireFreeSpace(folder: string, least = FREE_MIN): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < least) throw new DatabaseUnavailableError('The disk is full.')
}
