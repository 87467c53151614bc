/** The published packages, as `tools/release-check/pack.ts` packs and installs them. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFolders, root } from './run.ts'

/** The folder below which the packages are installed. */
export const installFolder = join(root, '.cache/packages')

/** The folder of the packages' archives. */
export const archives = join(installFolder, 'archives')

export interface Manifest {
  name: string
  version: string
  private?: boolean
  bin?: Record<string, string>
  exports: Record<string, unknown>
}

/** The manifest of the package in a folder. */
export function getManifest(folder: string): Manifest {
  // SAFETY: the manifest of one of our packages.
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

/** The name that `npm pack` gives a package's archive. */
export const archiveName = ({ name, version }: Pick<Manifest, 'name' | 'version'>) =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

/** The folder of an installed package. */
export const installed = (name: string) => join(installFolder, 'node_modules', name)

/** The published packages. */
export const published = listFolders(join(root, 'packages'))
  .map((folder) => ({ folder: join(root, 'packages', folder), ...getManifest(join(root, 'packages', folder)) }))
  .filter((manifest) => !manifest.private)

/** The modules and style sheets of an installed package, with one for every file that a pattern such as `./*` matches. */
export function listEntries({ name, exports }: Pick<Manifest, 'name' | 'exports'>): string[] {
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (entry.endsWith('.json')) return []
    if (!entry.includes('*')) return [join(name, entry)]
    // SAFETY: a pattern of ours has a default condition.
    const { default: file } = target as { default: string }
    const [folder = ''] = file.split('*')
    return readdirSync(join(installed(name), folder), { recursive: true, encoding: 'utf8' })
      .map((path) => path.replace(/\.js$/, ''))
      .filter((match) => existsSync(join(installed(name), file.replaceAll('*', match))))
      .map((match) => join(name, entry.replace('*', match)))
  })
}

/** Runs a command where the packages are installed, and prints what it says if it fails. */
export function check(title: string, command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: installFolder, encoding: 'utf8' })
  report(title, status === 0 ? [] : [stdout + stderr])
}

/** Prints a check and its problems, which make the process fail. */
export function report(title: string, problems: string[]): void {
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${title}`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
