import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders that are results, never inputs. */
const results = new Set(['node_modules', 'dist'])

/** Imports of our own files, and of our packages by name. */
const imports = /(?:\bfrom|\bimport)\s*\(?\s*['"](?:(?<file>\.\.?\/[^'"?]+)|@summit\/(?<folder>[\w-]+))/g

/**
 * The SHA-256 of the given files and folders and of everything that they import: names and contents, tests left out.
 * @param {string} root the folder that the names are relative to
 * @param {string[]} inputs
 */
export function hashInputs(root, inputs) {
  const hash = createHash('sha256')
  for (const [file, content] of [...inputFiles(root, inputs)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(content)
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * Every file below the inputs, and every file that one of those imports, with its content. A package that is imported
 * counts with all its files.
 * @param {string} root
 * @param {string[]} inputs
 */
export function inputFiles(root, inputs) {
  /** @type {Map<string, Buffer>} */
  const contents = new Map()
  const places = new Set(inputs.map((input) => path.join(root, input)))
  // A set is walked in the order of insertion, what is added on the way included.
  for (const place of places) {
    for (const file of filesBelow(place)) {
      if (contents.has(file)) continue
      const content = readFileSync(file)
      contents.set(file, content)
      if (!/\.(tsx?|mjs|js|mdx|css)$/.test(file)) continue
      for (const { groups } of content.toString().matchAll(imports)) {
        places.add(groups?.file ? path.join(file, '..', groups.file) : path.join(root, `packages/${groups?.folder}`))
      }
    }
  }
  return contents
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
