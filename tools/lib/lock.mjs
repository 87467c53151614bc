import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Does `work` while no other process does work under the same lock; waits for it to end otherwise.
 * @template T
 * @param {string} file the lock: a file that names its owner, and is not there when nobody works
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(file, work) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let tries = 1; !claim(file); tries++) {
    // Process ids are used again, so an owner that was killed may seem to live, and only a person can tell.
    if (tries === 2) console.error(`Waiting for another process to finish. If there is none, delete ${file}`)
    await sleep(100)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function claim(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  if (isLeftBehind(file)) rmSync(file, { force: true })
  return false
}

/** Whether the owner was killed at work. @param {string} file */
function isLeftBehind(file) {
  try {
    // A lock that is just being written reads as 0: our own process group, which is alive.
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return false
  } catch (error) {
    // Anything else: given back meanwhile, or somebody else's process.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}
