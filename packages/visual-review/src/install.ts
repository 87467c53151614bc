import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ReviewError } from './review-error.ts'
import { runSync } from './run.ts'

/** How each package manager installs what its lockfile says. */
const installers = [
  { lockfile: 'package-lock.json', command: ['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund'] },
  { lockfile: 'pnpm-lock.yaml', command: ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'] },
  // Yarn 4 takes the option of Yarn 1 for its own, `--immutable`.
  { lockfile: 'yarn.lock', command: ['yarn', 'install', '--frozen-lockfile'] },
  { lockfile: 'bun.lock', command: ['bun', 'install', '--frozen-lockfile'] },
]

/**
 * Installs the packages of a tree for some of its folders: where the nearest lockfile is, as in the root of a monorepo. With
 * npm, as hard links to those of the tree `original` if the lockfiles are equal.
 */
export function installModules(tree: string, folders: readonly string[], original: string): void {
  const found = folders.map((folder) => findInstaller(tree, folder))
  for (const [place, installer] of new Map(found.map(({ place, installer }) => [place, installer]))) {
    install(path.join(tree, place), path.join(original, place), installer)
    assertOwnModules(path.join(tree, place))
  }
}

/** The nearest folder with a lockfile, relative to the tree, and what installs its packages. */
function findInstaller(tree: string, folder: string) {
  for (let place = path.join(folder, '.'); ; place = path.dirname(place)) {
    const installer = installers.find(({ lockfile }) => existsSync(path.join(tree, place, lockfile)))
    if (installer) return { place, installer }
    if (place === '.')
      throw new ReviewError(`The base has no lockfile: ${installers.map(({ lockfile }) => lockfile).join(', ')}.`)
  }
}

function install(place: string, original: string, { lockfile, command }: (typeof installers)[number]) {
  const isSame = existsSync(path.join(original, lockfile)) && read(place, lockfile) === read(original, lockfile)
  if (!isSame || lockfile !== 'package-lock.json') {
    const [program = '', ...args] = command
    runSync(program, args, place)
    return
  }
  for (const folder of ['.', ...listWorkspaces(place).map(({ folder }) => folder)]) {
    const modules = path.join(original, folder, 'node_modules')
    if (!existsSync(modules)) continue
    try {
      runSync('cp', ['-al', modules, path.join(place, folder)], place)
    } catch {
      // Another drive cannot have hard links to this one.
      rmSync(path.join(place, folder, 'node_modules'), { recursive: true, force: true })
      runSync('cp', ['-a', modules, path.join(place, folder)], place)
    }
    // Caches are written in place, which would change the working tree's.
    for (const cache of ['.cache', '.vite', '.vite-temp'])
      rmSync(path.join(place, folder, 'node_modules', cache), { recursive: true, force: true })
  }
}

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8')

/** The workspaces of a tree: where `node_modules` links to them, and their folders. Only npm's lockfile has them. */
function listWorkspaces(tree: string): { link: string; folder: string }[] {
  if (!existsSync(path.join(tree, 'package-lock.json'))) return []
  // SAFETY: npm's lockfile format, version 3.
  const { packages } = JSON.parse(read(tree, 'package-lock.json')) as {
    packages: Record<string, { link?: boolean; resolved?: string }>
  }
  return Object.entries(packages).flatMap(([place, { link, resolved }]) =>
    link && resolved ? [{ link: place, folder: resolved }] : [],
  )
}

/**
 * Throws a {@link ReviewError} if the modules of a tree link to packages outside of it: then both builds would contain the
 * same packages, and no change would be found. With Plug'n'Play, Yarn has written where its own packages are.
 */
export function assertOwnModules(tree: string): void {
  if (existsSync(path.join(tree, '.pnp.cjs'))) return
  const home = realpathSync(tree)
  for (const link of ['node_modules', ...listWorkspaces(tree).map(({ link }) => link)]) {
    const module = path.join(tree, link)
    if (!existsSync(module) || !realpathSync(module).startsWith(home + path.sep))
      throw new ReviewError(`${link} of the base leads out of the base's tree, to another tree's packages.`)
  }
}
