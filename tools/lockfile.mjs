/**
 * Completes package-lock.json: a registry that mirrors the packages of one platform only leaves the optional packages of
 * the others out of it, and `npm ci` then refuses the lockfile everywhere. Run after `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], optionalDependencies?: Record<string, string> }} Entry */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32']

/** What a platform package says of itself, read from its name. @param {string} name @param {string} version @returns {Entry} */
function entryOf(name, version) {
  const os = systems.filter((system) => name.includes(`-${system}`) || name.includes(`/${system}-`))
  const cpu = processors.filter((processor) => name.split(/[-/]/).includes(processor))
  // A name that says nothing (universal builds, WebAssembly) must not be looked for on the platforms it is not for.
  return { version, optional: true, os: os.length > 0 ? os : ['none'], cpu: cpu.length > 0 ? cpu : ['none'] }
}

/**
 * The packages of a lockfile with those that are missing from it.
 * @param {Record<string, Entry>} packages
 */
export function completed(packages) {
  /** @type {Record<string, Entry>} */
  const missing = {}
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '')
      const found = folders(path).flatMap((folder) => packages[`${folder}node_modules/${name}`] ?? [])[0]
      const isThere = found && (range !== version || found.version === version)
      // Beside what wants it, which is where npm would put it.
      const folder = path.slice(0, path.lastIndexOf('node_modules/'))
      if (!isThere) missing[`${folder}node_modules/${name}`] = entryOf(name, version)
    }
  }
  const all = { ...packages, ...missing }
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Where a package at this path may find what it needs, the nearest first. @param {string} path */
function folders(path) {
  const found = ['']
  for (let at = path.length; at > 0; at = path.lastIndexOf('/node_modules/', at - 1))
    found.unshift(`${path.slice(0, at)}/`)
  return found
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const packages = completed(lockfile.packages)
  const added = Object.keys(packages).length - Object.keys(lockfile.packages).length
  writeFileSync('package-lock.json', `${JSON.stringify({ ...lockfile, packages }, null, 2)}\n`)
  console.log(`package-lock.json: ${added} packages of other platforms added`)
}
