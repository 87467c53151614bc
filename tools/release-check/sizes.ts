/**
 * Weighs what every entry of the installed packages adds to a host, without React: `sizes.json` has the limits,
 * in bytes, brotli 11. `tsx tools/release-check/sizes.ts --write` raises those that are exceeded.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { largestImports } from '../../apps/site/budgets/report.ts'
import { installFolder, listEntries, installed, published, report } from '../lib/packed.ts'

const limitsFile = join(import.meta.dirname, 'sizes.json')
/** The limit of an entry that has none yet: a form with few fields. */
const DEFAULT_LIMIT = 12_000
/** A limit that is raised leaves room for one more text or condition. */
const withRoom = (size: number) => Math.ceil(size * 1.005) + 10
const browserPackages = ['contract', 'features', 'ui'].map((name) => `@summit/${name}`)

const bytes = (text: string) => brotliCompressSync(text).length

/** An entry's size, and the largest packages and modules of ours in it. */
interface Weight {
  size: number
  largest: string[]
}

/** Builds all script entries at once, and weighs each with the chunks that it imports statically. */
async function weighScripts(entries: string[]): Promise<Map<string, Weight>> {
  const virtual: Plugin = {
    name: 'entries',
    resolveId: (id) => (id.startsWith('entry:') ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0entry:') ? `export * from '${id.slice('\0entry:'.length)}'` : undefined),
  }
  const output = await build({
    root: installFolder,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [virtual],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entries.map((entry) => `entry:${entry}`),
        external: [/^react(-dom)?(\/|$)/, /^@tanstack\//],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const files = [output].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  return new Map(
    [...chunks.values()].flatMap((chunk) => {
      const entry = chunk.facadeModuleId?.split('entry:')[1]
      return chunk.isEntry && entry ? [[entry, weigh(loadedBy(chunk, chunks))] as const] : []
    }),
  )
}

type Chunk = Rolldown.OutputChunk

/** A chunk and all that it imports statically. */
function loadedBy(entry: Chunk, chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const loaded = new Set([entry])
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name)
      if (imported) loaded.add(imported)
    }
  }
  return [...loaded]
}

function weigh(chunks: Chunk[]): Weight {
  const modules = chunks
    .flatMap(({ modules }) => Object.entries(modules))
    .map(([id, { renderedLength }]) => ({ id: withoutFolder(id), bytes: renderedLength }))
    // The virtual entry has no code of its own.
    .filter(({ bytes }) => bytes > 0)
  return { size: bytes(chunks.map(({ code }) => code).join('')), largest: largestImports(modules) }
}

/** A module of ours without `node_modules`, so that it counts as an import of its own. */
function withoutFolder(id: string): string {
  return id.replace(/.*\/node_modules\/(@summit\/[^/]+)\/dist/, '$1')
}

const weighed = published.filter(({ name }) => browserPackages.includes(name))
const modules = weighed
  .flatMap(listEntries)
  // Fixtures and mocks are for tests and stories.
  .filter((entry) => !/\.css$|\/(fixtures|mocks)(\/|$)/.test(entry))
const weights = await weighScripts(modules)
for (const { name, exports } of weighed) {
  for (const [entry, target] of Object.entries(exports)) {
    // SAFETY: an export of ours is a path or has a default condition. Sheets under `src` are compiled by the host.
    const { default: file = '' } = target as { default?: string }
    if (!/^\.\/dist\/.*\.css$/.test(file)) continue
    weights.set(join(name, entry), { size: bytes(readFileSync(join(installed(name), file), 'utf8')), largest: [] })
  }
}

// SAFETY: written below.
let limits = JSON.parse(readFileSync(limitsFile, 'utf8')) as Record<string, number>
if (process.argv.includes('--write')) {
  const raise = ([entry, { size }]: [string, Weight]): [string, number] => {
    const limit = limits[entry]
    return [entry, limit !== undefined && size <= limit ? limit : withRoom(size)]
  }
  limits = Object.fromEntries([...weights].toSorted().map(raise))
  writeFileSync(limitsFile, `${JSON.stringify(limits, null, 2)}\n`)
}

const problems = [...weights].flatMap(([entry, { size, largest }]) => {
  const limit = limits[entry] ?? DEFAULT_LIMIT
  if (size <= limit) return []
  return [`${entry}: ${size} > ${limit} bytes`, ...largest.map((reason) => `  ${reason}`)]
})
problems.push(...Object.keys(limits).flatMap((entry) => (weights.has(entry) ? [] : [`${entry} is gone`])))
if (problems.length > 0) problems.push('If that is worth it: tsx tools/release-check/sizes.ts --write')
report(`sizes of ${weights.size} entries`, problems)
