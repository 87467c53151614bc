import { rmSync, writeFileSync } from 'node:fs'

/**
 * Does `work`, and records what it was done from once it is done. Nothing is on record meanwhile: work that fails, or is
 * killed, leaves half of its results, and what they were made from may be the present state again tomorrow.
 * @param {string} file the record
 * @param {string} from
 * @param {() => void | Promise<void>} work
 */
export async function recorded(file, from, work) {
  rmSync(file, { force: true })
  await work()
  writeFileSync(file, from)
}
