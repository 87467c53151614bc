import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashInputs } from './inputs.mjs'
import { alone } from './lock.mjs'
import { recorded } from './recorded.mjs'

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..')

/**
 * One thing that is built.
 * @typedef {object} Part
 * @property {string[]} inputs what it is made from, besides what these import; when nothing of it has changed, it is
 *   not made again. Files that are read by their path are named here.
 * @property {string[]} outputs what is there afterwards
 * @property {() => void | Promise<void>} build
 */

const workspace = ['package-lock.json', 'tsconfig.json', 'vite.shared.ts']

/** @satisfies {Record<string, Part>} */
export const parts = {
  packages: {
    inputs: [...workspace, 'packages', 'tools/build-package.mjs'],
    outputs: ['packages/contract/dist/index.js', 'packages/ui/dist/styles.css', 'packages/features/dist/styles.css'],
    // Each compiles against what the ones before it are built to.
    build: () =>
      npm('run', 'build', ...['contract', 'ui', 'features'].flatMap((name) => ['--workspace', `@summit/${name}`])),
  },
  site: {
    inputs: [...workspace, 'apps/site', 'packages/workout-plan'],
    outputs: [
      'apps/site/dist/pages.json',
      'apps/site/dist/server/prerender.js',
      'apps/site/dist/public/downloads/summit-workout-plan.pdf',
    ],
    build: () => npm('run', 'build', '--workspace', '@summit/workout-plan', '--workspace', '@summit/site'),
  },
  api: {
    inputs: [...workspace, 'apps/api'],
    outputs: ['apps/api/dist/server.js', 'apps/api/dist/snapshot/PG_VERSION'],
    build: () => npm('run', 'build', '--workspace', '@summit/api'),
  },
  storybook: {
    inputs: [...workspace, 'stories', '.storybook'],
    outputs: ['storybook-static/index.html', 'storybook-static/iframe.html'],
    build: () => npm('exec', '--', 'storybook', 'build', '--stats-json', '--output-dir', 'storybook-static'),
  },
}

/** @typedef {keyof typeof parts} PartName */

/** @param {string} name @returns {name is PartName} */
export function isPart(name) {
  return Object.hasOwn(parts, name)
}

/**
 * Whether a part has to be built: never built, built from something else, or deleted since.
 * @param {PartName} name
 * @param {string} hash of what it would be made from
 */
export function isStale(name, hash = hashOf(name)) {
  if (!parts[name].outputs.every((output) => existsSync(path.join(root, output)))) return true
  const record = recordOf(name)
  return !existsSync(record) || readFileSync(record, 'utf8') !== hash
}

/**
 * Builds a part if it has to be, and remembers from what. Two processes that want it at the same time build it once.
 * @param {PartName} name
 */
export async function buildPart(name) {
  // The lock stands beside the record, and makes the folder of both.
  await alone(`${recordOf(name)}.lock`, async () => {
    // Taken before the build: a file that changes meanwhile must count as changed.
    const hash = hashOf(name)
    if (!isStale(name, hash)) return
    await recorded(recordOf(name), hash, parts[name].build)
  })
}

/** @param {PartName} name */
function hashOf(name) {
  return hashInputs(root, parts[name].inputs)
}

/** @param {PartName} name */
function recordOf(name) {
  return path.join(root, '.cache/build', name)
}

/** Runs npm and shows what it said only when it failed. @param {string[]} args */
function npm(...args) {
  const { status, output } = spawnSync('npm', ['--silent', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  if (status === 0) return
  console.error(output.filter(Boolean).join('\n'))
  throw new Error(`npm ${args.join(' ')} failed`)
}
