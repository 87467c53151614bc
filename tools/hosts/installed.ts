/** Installs a host as its team would: outside of the repository, with our packages from their archives. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { archiveName, archives, published } from '../lib/packed.ts'
import { root } from '../lib/run.ts'

/** The packages of ours that a host depends on, by name, as dependencies on their archives. */
const fromArchives = Object.fromEntries(
  published
    .filter(({ folder }) => ['contract', 'features', 'ui'].includes(basename(folder)))
    .map((manifest) => [manifest.name, `file:${join(archives, archiveName(manifest))}`]),
)

const getSource = (name: string) => join(root, 'examples', name)

/** What builds write into a host's folder. */
const generated = /\/(node_modules|dist|build|\.next|\.astro|\.react-router)(\/|$)/

/** Installs a host in a temporary folder. */
export function install(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `summit-${name}-`))
  cpSync(getSource(name), folder, { recursive: true, filter: (path) => !generated.test(path) })
  const manifestFile = join(folder, 'package.json')
  // SAFETY: the manifest of one of the hosts.
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { dependencies: Record<string, string> }
  const dependencies = { ...manifest.dependencies, ...fromArchives }
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, dependencies }))
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  return {
    folder,
    /** Removes our styles from the installed package. */
    emptySheet: () => writeFileSync(join(folder, 'node_modules/@summit/features/dist/styles.css'), ''),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * How many lines of TypeScript and Astro a host has, without blank lines, comments, what was there before us (`own`), and
 * the document around all pages, which every app has.
 */
export function codeLines(name: string): number {
  const files = readdirSync(getSource(name), { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => /\.(astro|tsx?)$/.test(file) && !generated.test(`/${file}`) && !/(^|\/)own\/|\.d\.ts$/.test(file))
    .map((file) => readFileSync(join(getSource(name), file), 'utf8'))
    .filter((text) => !text.includes('<html'))
  return code.flatMap((text) => text.split('\n')).filter((line) => /^\s*(?!\/\/|\/?\*)\S/.test(line)).length
}

/** How many lines files of a host have, with their comments. */
export function fileLines(name: string, files: readonly string[]): number {
  const texts = files.map((file) => readFileSync(join(getSource(name), file), 'utf8'))
  return texts.flatMap((text) => text.trimEnd().split('\n')).length
}
