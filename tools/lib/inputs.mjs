import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders that are results, never inputs. */
const results = new Set(['node_modules', 'dist'])

/**
 * The SHA-256 of everything below the given files and folders: names and contents, tests left out.
 * @param {string} root the folder that the names are relative to
 * @param {string[]} inputs
 */
export function hashInputs(root, inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesBelow(path.join(root, input))).sort()) {
    hash.update(`${path.relative(root, file)}\0`)
    hash.update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} place @returns {string[]} */
function filesBelow(place) {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (results.has(entry.name) || /\.test\.\w+$/.test(entry.name)) return []
    const below = path.join(place, entry.name)
    return entry.isDirectory() ? filesBelow(below) : [below]
  })
}
